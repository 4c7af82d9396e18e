//! Boards of the 2×3 sliding puzzle: `[1, 2, 3, 4, 5, 0]` is solved. The code adds two tables: one sees the tiles 1 and 2, the other one 3, 4 and 5, and both see the blank. The sum
//! is to be a lower bound. On some boards it is larger than the distance.
//!
//! Write a test that fails on it and passes on right code: code that counts in each table the moves of its own tiles alone. The boards that you give must be such that they can be
//! solved. You may test that the bound is no larger than a distance that you know, or test the bound itself. The crates of the book may be used.

/// The code on trial: it is given a board, row by row, the blank as 0.
pub type Bound = fn(&[u8; 6]) -> u8;

/// Panics if `bound` is wrong.
pub fn test(bound: Bound) {
    todo!()
}
