// message: It looks as if the last move is not counted
use std::collections::HashMap;

pub fn distance(
    start: usize,
    goal: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
) -> Option<usize> {
    if start == goal {
        return Some(0);
    }
    let mut found = [HashMap::from([(start, 0)]), HashMap::from([(goal, 0)])];
    let mut layer = [vec![start], vec![goal]];
    while !layer[0].is_empty() && !layer[1].is_empty() {
        let side = usize::from(layer[1].len() < layer[0].len());
        let mut next = vec![];
        for &state in &layer[side] {
            let moves = found[side][&state];
            for neighbor in neighbors(state) {
                if let Some(others) = found[1 - side].get(&neighbor) {
                    return Some(moves + others);
                }
                if !found[side].contains_key(&neighbor) {
                    found[side].insert(neighbor, moves + 1);
                    next.push(neighbor);
                }
            }
        }
        layer[side] = next;
    }
    None
}
