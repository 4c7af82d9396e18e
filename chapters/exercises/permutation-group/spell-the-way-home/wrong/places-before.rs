// message: look up all points where they are at the beginning
pub fn home(
    _moves: &[Vec<usize>],
    chain: &[Vec<Option<Vec<usize>>>],
    g: &[usize],
) -> Option<Vec<usize>> {
    let mut word = Vec::new();
    for k in 0..g.len() {
        word.extend(chain[k][g[k]].as_ref()?.iter().rev().map(|m| m ^ 1));
    }
    Some(word)
}
