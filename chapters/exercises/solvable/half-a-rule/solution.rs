//! The function `connected` in `buggy.rs` is to say whether some moves lead from one
//! board of a sliding puzzle to another. A board is given in reading order, row by row,
//! with 0 for the blank; `columns` is how many cells a row has. There are at least two
//! rows and two columns. Both boards have the same tiles, each of them once. For example, the blank
//! of the 8-puzzle goes one step to the left:
//!
//! ```text
//! connected(3, &[1, 2, 3, 4, 5, 6, 7, 8, 0], &[1, 2, 3, 4, 5, 6, 7, 0, 8])   true
//! ```
//!
//! Write a test that fails on the buggy code and passes on code that is right. It is to
//! fail on another rule as well, which is right only if the goal is the solved board.

/// What is tested: the columns, the start, the goal.
pub type Connected = fn(usize, &[u8], &[u8]) -> bool;

/// Panics if `connected` is wrong.
pub fn test(connected: Connected) {
    // <answer>
    assert!(connected(2, &[1, 0, 3, 2], &[1, 2, 3, 0]), "2 goes up");
    assert!(!connected(3, &[2, 1, 3, 4, 5, 0], &[1, 2, 3, 4, 5, 0]), "exchanged");
    assert!(connected(3, &[2, 1, 3, 4, 0, 5], &[2, 1, 3, 4, 5, 0]), "another goal");
    // </answer>
}
