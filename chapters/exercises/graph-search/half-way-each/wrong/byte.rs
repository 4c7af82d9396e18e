// message: and an `i8` ends at 127, a `u8` at 255.
use std::collections::HashSet;

pub fn distance(
    start: usize,
    goal: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
) -> Option<usize> {
    if start == goal {
        return Some(0);
    }
    let mut visited = [HashSet::from([start]), HashSet::from([goal])];
    let mut layer = [vec![start], vec![goal]];
    let mut moves = 0_i8;
    while !layer[0].is_empty() && !layer[1].is_empty() {
        let side = usize::from(layer[1].len() < layer[0].len());
        let mut next = vec![];
        moves += 1;
        for &state in &layer[side] {
            for neighbor in neighbors(state) {
                if visited[1 - side].contains(&neighbor) {
                    return Some(moves as usize);
                }
                if visited[side].insert(neighbor) {
                    next.push(neighbor);
                }
            }
        }
        layer[side] = next;
    }
    None
}
