// message: To take it home, undo that
pub fn stuck(chain: &[Vec<Option<Vec<usize>>>], g: &[usize]) -> Option<(usize, usize)> {
    let mut left = g.to_vec();
    for k in 0..left.len() {
        let Some(way) = &chain[k][left[k]] else { return Some((k, left[k])) };
        left = left.iter().map(|&x| way[x]).collect();
    }
    None
}
