// message: after* those before it
pub fn stuck(chain: &[Vec<Option<Vec<usize>>>], g: &[usize]) -> Option<(usize, usize)> {
    let mut left = g.to_vec();
    for k in 0..left.len() {
        let Some(way) = &chain[k][left[k]] else { return Some((k, g[k])) };
        let back: Vec<usize> =
            (0..way.len()).map(|p| way.iter().position(|&x| x == p).unwrap()).collect();
        left = left.iter().map(|&x| back[x]).collect();
    }
    None
}
