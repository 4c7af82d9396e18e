//! Somebody copied the scan from a page. The code, `buggy.rs`, is to count the positions at each
//! distance from `start`, as the chapter's `scan` does. The first number is 1, for the
//! start itself, and the last is that of the farthest positions. `neighbors[p]` lists
//! where the moves lead from position `p`, and positions are numbered from 0.
//!
//! Write a test: it calls `layers` with a graph of your choice and compares the answer
//! with what is right, by `assert_eq!`. It has to fail on the buggy code, and to pass
//! on code that is right.
//!
//! A graph is written like this: `&[vec![1], vec![0, 2], vec![1]]` are three positions
//! in a row.

/// The code on trial: it is given `neighbors` and `start`.
pub type Layers = fn(&[Vec<usize>], usize) -> Vec<u64>;

/// Panics if `layers` is wrong.
pub fn test(layers: Layers) {
    todo!()
}
