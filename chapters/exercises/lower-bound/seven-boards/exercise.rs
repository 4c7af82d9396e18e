//! The code computes linear conflict of a board of the 8-puzzle, or so it says: the Manhattan distance, and 2 for each pair of tiles that stand in their
//! own row, or in their own column, in the wrong order. On nearly all boards it is no larger than the distance.
//!
//! Write a test that fails on it and passes on right code. The board that you give must be one that can be solved. You may test the bound itself, or that
//! it is no larger than the distance. The crates of the book may be used: `lower_bound::examine`, `lower_bound::LinearConflict`,
//! `table::distances_to_solved`, `puzzle::sliding::Sliding`, ….
//!
//! The test is tried on two more codes, of which each counts pairs in one direction only, the one in rows and the other in columns. It is to fail on both.
//!
//! Linear conflict is right if it is what the chapter computes: 2 for each tile that must leave.

/// The code on trial: it is given a board, row by row, the blank as 0.
pub type Bound = fn(&[u8; 9]) -> u8;

/// Panics if `bound` is wrong.
pub fn test(bound: Bound) {
    todo!()
}
