//! The cheapest way, with a goal test that is made for equal costs.
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What the cheapest way from `start` to `goal` costs, or `None` if there is no way.
/// `roads[s]` lists where one can go from `s`, and the cost.
pub fn cheapest(roads: &[Vec<(usize, u64)>], start: usize, goal: usize) -> Option<u64> {
    if start == goal {
        return Some(0);
    }
    let mut visited = vec![false; roads.len()];
    let mut queue = BinaryHeap::from([Reverse((0, start))]);
    while let Some(Reverse((so_far, state))) = queue.pop() {
        if std::mem::replace(&mut visited[state], true) {
            continue;
        }
        for &(next, cost) in &roads[state] {
            if next == goal {
                return Some(so_far + cost);
            }
            queue.push(Reverse((so_far + cost, next)));
        }
    }
    None
}
