// message: does the search remember which states it has visited?
use std::collections::VecDeque;

pub fn distance(
    start: usize,
    goal: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
) -> Option<usize> {
    let mut queue = VecDeque::from([(start, 0)]);
    if start == goal {
        return Some(0);
    }
    while let Some((state, moves)) = queue.pop_front() {
        for neighbor in neighbors(state) {
            if neighbor == goal {
                return Some(moves + 1);
            }
            queue.push_back((neighbor, moves + 1));
        }
    }
    None
}
