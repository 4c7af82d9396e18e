// message: the move away from the start is missing
pub fn way(found: &[Option<(usize, char)>], goal: usize) -> String {
    let mut moves = vec![];
    let mut state = goal;
    while let Some((parent, name)) = found[state] {
        if found[parent].is_none() {
            break;
        }
        moves.push(name);
        state = parent;
    }
    moves.into_iter().rev().collect()
}
