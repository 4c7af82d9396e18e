// message: from where each part comes
pub fn pieces(moves: &[Vec<usize>], part: &[usize]) -> Option<Vec<Vec<usize>>> {
    let parts = part.iter().max().map_or(0, |&last| last + 1);
    let mut all = Vec::new();
    for m in moves {
        let mut from = vec![None; parts];
        for x in 0..part.len() {
            if *from[part[m[x]]].get_or_insert(part[x]) != part[x] {
                return None;
            }
        }
        all.push(from.into_iter().flatten().collect());
    }
    Some(all)
}
