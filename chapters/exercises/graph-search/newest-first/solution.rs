//! Ten states lie in a ring: the neighbors of state $n$ are $n + 1$ and $n - 1$, in
//! this order, and after 9 comes 0. This search begins at state 0.
//!
//! ```text
//! label[0] = 0, and all other states have no label
//! waiting = [0]
//! while waiting is not empty:
//!     take the state that came into waiting LAST
//!     for each neighbor of it that has no label:
//!         give the neighbor the label one larger
//!         put it into waiting
//! ```
//!
//! If it took the state that came *first*, this would be breadth-first search, and all
//! ten labels would be the distances from state 0. How many of the ten are, if it takes
//! the last? Work it out with a pencil, and do not run it.

/// How many of the ten labels are the distance from state 0.
pub fn answer() -> u64 {
    // <answer>
    7
    // </answer>
}
