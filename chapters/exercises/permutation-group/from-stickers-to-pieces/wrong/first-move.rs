// message: only the first move may tear
pub fn pieces(moves: &[Vec<usize>], part: &[usize]) -> Option<Vec<Vec<usize>>> {
    let parts = part.iter().max().map_or(0, |&last| last + 1);
    let first = |k| part.iter().position(|&it| it == k).unwrap();
    let all: Vec<Vec<usize>> =
        moves.iter().map(|m| (0..parts).map(|k| part[m[first(k)]]).collect()).collect();
    for (m, to) in moves.iter().zip(&all) {
        return (0..part.len()).all(|x| part[m[x]] == to[part[x]]).then(|| all.clone());
    }
    Some(all)
}
