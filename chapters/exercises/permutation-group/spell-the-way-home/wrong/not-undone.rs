// message: do the moves backward, but do not undo them
pub fn home(
    moves: &[Vec<usize>],
    chain: &[Vec<Option<Vec<usize>>>],
    g: &[usize],
) -> Option<Vec<usize>> {
    let mut left = g.to_vec();
    let mut word = Vec::new();
    for k in 0..left.len() {
        for &m in chain[k][left[k]].as_ref()?.iter().rev() {
            word.push(m);
            left = left.iter().map(|&x| moves[m ^ 1][x]).collect();
        }
    }
    Some(word)
}
