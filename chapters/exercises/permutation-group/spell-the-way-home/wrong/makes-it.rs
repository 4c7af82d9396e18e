// message: It looks as if your moves make the position
pub fn home(
    moves: &[Vec<usize>],
    chain: &[Vec<Option<Vec<usize>>>],
    g: &[usize],
) -> Option<Vec<usize>> {
    let mut left = g.to_vec();
    let mut word = Vec::new();
    for k in 0..left.len() {
        for &m in chain[k][left[k]].as_ref()?.iter().rev() {
            word.insert(0, m);
            left = left.iter().map(|&x| moves[m ^ 1][x]).collect();
        }
    }
    Some(word)
}
