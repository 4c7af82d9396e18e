// message: has to be looked into again
use std::collections::{BTreeSet, HashSet};

pub fn length(
    start: u64,
    moves: &dyn Fn(u64) -> Vec<u64>,
    h: &dyn Fn(u64) -> usize,
) -> usize {
    let mut open = BTreeSet::from([(h(start), 0, start)]);
    let mut closed = HashSet::new();
    while let Some((_, g, p)) = open.pop_first() {
        if p == 0 {
            return g;
        }
        if !closed.insert(p) {
            continue;
        }
        for q in moves(p) {
            if !closed.contains(&q) {
                open.insert((g + 1 + h(q), g + 1, q));
            }
        }
    }
    0
}
