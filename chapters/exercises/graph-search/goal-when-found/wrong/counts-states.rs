// message: It looks as if you count states
use std::collections::{HashSet, VecDeque};

pub fn distance(
    start: usize,
    goal: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
) -> Option<usize> {
    let mut queue = VecDeque::from([(start, 1)]);
    let mut visited = HashSet::from([start]);
    while let Some((state, states)) = queue.pop_front() {
        if state == goal {
            return Some(states);
        }
        for neighbor in neighbors(state) {
            if visited.insert(neighbor) {
                queue.push_back((neighbor, states + 1));
            }
        }
    }
    None
}
