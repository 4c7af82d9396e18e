// message: does the search look next at the state that was found first
use std::collections::HashSet;

pub fn distance(
    start: usize,
    goal: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
) -> Option<usize> {
    if start == goal {
        return Some(0);
    }
    let mut waiting = vec![(start, 0)];
    let mut visited = HashSet::from([start]);
    while let Some((state, moves)) = waiting.pop() {
        for neighbor in neighbors(state) {
            if neighbor == goal {
                return Some(moves + 1);
            }
            if visited.insert(neighbor) {
                waiting.push((neighbor, moves + 1));
            }
        }
    }
    None
}
