// message: you do what brought a point to its place once more
pub fn home(
    moves: &[Vec<usize>],
    chain: &[Vec<Option<Vec<usize>>>],
    g: &[usize],
) -> Option<Vec<usize>> {
    let mut left = g.to_vec();
    let mut word = Vec::new();
    for k in 0..left.len() {
        for &m in chain[k][left[k]].as_ref()? {
            word.push(m);
            left = left.iter().map(|&x| moves[m][x]).collect();
        }
    }
    Some(word)
}
