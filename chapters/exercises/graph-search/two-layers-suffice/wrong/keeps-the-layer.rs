// message: you keep the current layer in the next one
use std::collections::BTreeSet;

pub fn next_layer(
    before: &BTreeSet<usize>,
    current: &BTreeSet<usize>,
    neighbors: &[Vec<usize>],
) -> BTreeSet<usize> {
    let mut next = current.clone();
    for &state in current {
        next.extend(neighbors[state].iter().filter(|&t| !before.contains(t)));
    }
    next
}
