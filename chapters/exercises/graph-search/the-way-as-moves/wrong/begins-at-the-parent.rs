// message: the move to the goal is missing
pub fn way(found: &[Option<(usize, char)>], goal: usize) -> String {
    let mut moves = vec![];
    let mut state = found[goal].map_or(goal, |(parent, _)| parent);
    while let Some((parent, name)) = found[state] {
        moves.push(name);
        state = parent;
    }
    moves.into_iter().rev().collect()
}
