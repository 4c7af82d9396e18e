// message: undo the product first
pub fn stuck(chain: &[Vec<Option<Vec<usize>>>], g: &[usize]) -> Option<(usize, usize)> {
    let mut left = g.to_vec();
    for k in 0..left.len() {
        let Some(way) = &chain[k][left[k]] else { return Some((k, left[k])) };
        let mut next = left.clone();
        for x in 0..way.len() {
            next[way[x]] = left[x];
        }
        left = next;
    }
    None
}
