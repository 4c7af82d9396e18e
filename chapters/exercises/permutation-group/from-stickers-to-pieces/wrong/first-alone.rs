// message: the first point of each part alone
pub fn pieces(moves: &[Vec<usize>], part: &[usize]) -> Option<Vec<Vec<usize>>> {
    let parts = part.iter().max().map_or(0, |&last| last + 1);
    let first = |k| part.iter().position(|&it| it == k).unwrap();
    Some(
        moves.iter().map(|m| (0..parts).map(|k| part[m[first(k)]]).collect()).collect(),
    )
}
