//! A search from both ends that stops when its sides meet.
use std::collections::{HashMap, VecDeque};

/// How many moves it takes from `start` to `goal`, or `None` if there is no way.
/// `neighbors[s]` lists the states one move from `s`.
pub fn distance(neighbors: &[Vec<usize>], start: usize, goal: usize) -> Option<usize> {
    if start == goal {
        return Some(0);
    }
    let ends = [start, goal];
    let mut seen = ends.map(|end| HashMap::from([(end, 0)]));
    let mut queue = ends.map(|end| VecDeque::from([end]));
    let mut side = 0;
    while let Some(state) = queue[side].pop_front() {
        let moves = seen[side][&state] + 1;
        for &next in &neighbors[state] {
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
