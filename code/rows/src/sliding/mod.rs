//! Sliding puzzles: a plane of rows for each cell of the blank.

// ANCHOR: map
mod blocks;
mod boards;
mod digits;
mod inside;
mod last_five;
mod number;
mod shape;
mod step;

pub use boards::Boards;
pub use shape::TooManyRows;
// ANCHOR_END: map
