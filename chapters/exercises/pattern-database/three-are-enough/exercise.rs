//! The bound before a move is `before`, and over the move it stays, rises by 1 or falls by 1. The table keeps only the remainder of the bound by 3 after the
//! move. What is the bound after it?
//!
//! Example: with `before` 6 and the remainder 2 it is 5. With 6 and 1 it is 7.
//!
//! `before` is at most 254, and a bound never falls below 0.

/// The bound after the move.
pub fn after(before: u8, remainder: u8) -> u8 {
    todo!()
}
