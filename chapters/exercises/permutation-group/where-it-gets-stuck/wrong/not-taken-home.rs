// message: look up every point where it is at the beginning
pub fn stuck(chain: &[Vec<Option<Vec<usize>>>], g: &[usize]) -> Option<(usize, usize)> {
    (0..g.len()).find(|&k| chain[k][g[k]].is_none()).map(|k| (k, g[k]))
}
