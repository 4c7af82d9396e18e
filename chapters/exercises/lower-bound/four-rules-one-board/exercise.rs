//! The board
//!
//! ```text
//! 3 2 1
//! 4 8 6
//! 7 5 _
//! ```
//!
//! of the 8-puzzle. Without a program: what do Hamming, Manhattan and linear conflict say of it? Look at all three rows and all three columns.

/// How many tiles are not in their cells.
pub fn hamming() -> u8 {
    todo!()
}

/// How many rows and columns the tiles are away from their cells.
pub fn manhattan() -> u8 {
    todo!()
}

/// The Manhattan distance, and 2 for each tile that must leave its row or column.
pub fn linear_conflict() -> u8 {
    todo!()
}
