// message: no move leads
pub fn shortest_path(
    p: usize,
    _neighbors: &[Vec<usize>],
    distance: &dyn Fn(usize) -> usize,
) -> Vec<usize> {
    (0..distance(p)).rev().collect()
}
