// message: The way is thousands of moves long: do you stop on it?
pub fn way(found: &[Option<(usize, char)>], goal: usize) -> String {
    let mut moves = vec![];
    let mut state = goal;
    for _ in 0..100 {
        if let Some((parent, name)) = found[state] {
            moves.push(name);
            state = parent;
        }
    }
    moves.into_iter().rev().collect()
}
