// message: the sides met before one of them had finished its layer
use std::collections::{HashMap, VecDeque};

pub fn distance(
    start: usize,
    goal: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
) -> Option<usize> {
    if start == goal {
        return Some(0);
    }
    let mut seen = [start, goal].map(|end| HashMap::from([(end, 0)]));
    let mut queue = [start, goal].map(|end| VecDeque::from([end]));
    let mut side = 0;
    while let Some(state) = queue[side].pop_front() {
        let moves = seen[side][&state] + 1;
        for next in neighbors(state) {
            if let Some(others) = seen[1 - side].get(&next) {
                return Some(moves + others);
            }
            if !seen[side].contains_key(&next) {
                seen[side].insert(next, moves);
                queue[side].push_back(next);
            }
        }
        side = 1 - side;
    }
    None
}
