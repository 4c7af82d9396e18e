// message: and an `i8` ends at 127, a `u8` at 255.
use std::collections::{HashSet, VecDeque};

pub fn distance(
    start: usize,
    goal: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
) -> Option<usize> {
    if start == goal {
        return Some(0);
    }
    let mut queue = VecDeque::from([(start, 0_u8)]);
    let mut visited = HashSet::from([start]);
    while let Some((state, moves)) = queue.pop_front() {
        for neighbor in neighbors(state) {
            if neighbor == goal {
                return Some(moves as usize + 1);
            }
            if visited.insert(neighbor) {
                queue.push_back((neighbor, moves + 1));
            }
        }
    }
    None
}
