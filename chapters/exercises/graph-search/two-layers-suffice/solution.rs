//! A search that only wants the layers need not remember all that it has visited. Write
//! the step from one layer to the next, with nothing but that layer and the one before
//! it.
//!
//! States are numbers, `neighbors[s]` lists the states one move from `s`, and every
//! move can be taken back by a move. `current` is layer $d$ of a search, and `before`
//! is layer $d - 1$, or empty if $d = 0$. The answer is layer $d + 1$: all states at
//! that distance from the start, and no others. It is empty if there are none.
//!
//! A line of three states, from 0: the layers are {0}, {1} and {2}.
//!
//! ```text
//! neighbors = [[1], [0, 2], [1]]
//! before = {0}, current = {1}      the answer is {2}
//! ```

use std::collections::BTreeSet;

/// The layer after `current`, which comes after `before`.
pub fn next_layer(
    before: &BTreeSet<usize>,
    current: &BTreeSet<usize>,
    neighbors: &[Vec<usize>],
) -> BTreeSet<usize> {
    // <answer>
    let mut next = BTreeSet::new();
    for &state in current {
        for &neighbor in &neighbors[state] {
            if !before.contains(&neighbor) && !current.contains(&neighbor) {
                next.insert(neighbor);
            }
        }
    }
    next
    // </answer>
}
