// message: the last point of each part alone
pub fn pieces(moves: &[Vec<usize>], part: &[usize]) -> Option<Vec<Vec<usize>>> {
    let parts = part.iter().max().map_or(0, |&last| last + 1);
    let mut all = Vec::new();
    for m in moves {
        let mut to = vec![0; parts];
        for x in 0..part.len() {
            to[part[x]] = part[m[x]];
        }
        all.push(to);
    }
    Some(all)
}
