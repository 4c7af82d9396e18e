//! How many moves is `goal` from `start`? Write a breadth-first search that looks at
//! the neighbors of as few states as it can.
//!
//! States are numbers, any numbers that a `usize` holds, and `neighbors(s)` lists the states
//! one move from `s`. The goal may be a thousand moves away. There may be no way at all:
//! then the answer is `None`. If `goal` is `start`, it is `Some(0)`.
//!
//! The check counts how often you call `neighbors`. Only states that are *nearer* to
//! the start than the goal is need to be asked for their neighbors.

/// The number of moves on a shortest path, if there is a path.
pub fn distance(
    start: usize,
    goal: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
) -> Option<usize> {
    todo!()
}
