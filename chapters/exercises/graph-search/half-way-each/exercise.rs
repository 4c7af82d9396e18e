//! How many moves is `goal` from `start`? Search from both ends.
//!
//! States are numbers, any numbers that a `usize` holds, `neighbors(s)` lists the states one
//! move from `s`, and every move can be taken back. The goal may be a thousand moves away.
//! If there is no way, the answer is `None`. If `goal` is `start`, it is `Some(0)`.
//!
//! The check asks for many pairs of states in graphs that are not bipartite, and
//! compares. Then it counts how often you call `neighbors` between two stacks of eight
//! pancakes that lie far apart. A search from one end alone takes many times as many
//! calls as are allowed.

/// The number of moves on a shortest path, if there is a path.
pub fn distance(
    start: usize,
    goal: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
) -> Option<usize> {
    todo!()
}
