// message: the last move comes first
pub fn way(found: &[Option<(usize, char)>], goal: usize) -> String {
    let mut moves = String::new();
    let mut state = goal;
    while let Some((parent, name)) = found[state] {
        moves.push(name);
        state = parent;
    }
    moves
}
