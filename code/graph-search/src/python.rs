//! The blog's Python program in Rust, with the errors fixed that keep it from running.

use std::collections::{HashSet, VecDeque};

/// The steps of the blank on a shortest path between two square boards: −1 left, +1
/// right, −n up, +n down.
///
/// Each entry in the queue has a copy of its path, as in the document.
///
/// # Panics
/// If `initial` has no blank, which is 0, or not n · n entries.
///
/// # Complexity
/// O(states · length of the path) time and memory.
///
/// # Examples
/// ```
/// let start = [1, 2, 3, 4, 5, 0, 7, 8, 6];
/// let goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
/// assert_eq!(graph_search::solve_puzzle(&start, &goal, 3), Some(vec![3]));
/// ```
// ANCHOR: solve
pub fn solve_puzzle(initial: &[u8], goal: &[u8], n: usize) -> Option<Vec<isize>> {
    let mut queue = VecDeque::from([(initial.to_vec(), vec![])]);
    let mut visited = HashSet::from([initial.to_vec()]);
    while let Some((state, path)) = queue.pop_front() {
        if state == goal {
            return Some(path);
        }
        for (delta, new_state) in python_neighbors(&state, n, true) {
            if visited.insert(new_state.clone()) {
                let mut path = path.clone();
                path.push(delta);
                queue.push_back((new_state, path));
            }
        }
    }
    None
}
// ANCHOR_END: solve

/// The steps that the blank of a square board can take, and the boards after them.
///
/// With `guarded`, as in the document, the blank cannot step from the end of a row to the
/// next row. Without it, the two tests that prevent this are skipped.
///
/// # Panics
/// If `state` has no blank, which is 0, or not n · n entries.
///
/// # Complexity
/// O(cells) time and memory.
///
/// # Examples
/// ```
/// let deltas = |guarded| {
///     let steps = graph_search::python_neighbors(&[1, 2, 0, 3, 4, 5, 6, 7, 8], 3, guarded);
///     steps.into_iter().map(|(delta, _)| delta).collect::<Vec<_>>()
/// };
/// assert_eq!(deltas(true), [-1, 3]);
/// assert_eq!(deltas(false), [-1, 1, 3]); // from the end of row 0 into row 1
/// ```
// ANCHOR: steps
pub fn python_neighbors(
    state: &[u8],
    n: usize,
    guarded: bool,
) -> Vec<(isize, Vec<u8>)> {
    let zero_index = state.iter().position(|&tile| tile == 0).expect("a blank");
    let column = zero_index % n;
    let mut neighbors = vec![];
    for delta in [-1, 1, -(n as isize), n as isize] {
        let Some(neighbor) = zero_index.checked_add_signed(delta) else { continue };
        let wraps = delta == -1 && column == 0 || delta == 1 && column == n - 1;
        if neighbor < n * n && !(guarded && wraps) {
            let mut new_state = state.to_vec();
            new_state.swap(zero_index, neighbor);
            neighbors.push((delta, new_state));
        }
    }
    neighbors
}
// ANCHOR_END: steps
