// message: gives None, and there are moves that solve it
pub fn home(
    _moves: &[Vec<usize>],
    _chain: &[Vec<Option<Vec<usize>>>],
    g: &[usize],
) -> Option<Vec<usize>> {
    g.is_sorted().then(Vec::new)
}
