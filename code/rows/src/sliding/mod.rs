//! Sliding puzzles: a plane of rows for each cell of the blank.

mod blocks;
mod boards;
mod cross;
mod digits;
mod inside;
mod last_five;
mod number;
mod regather;
mod shape;
mod step;
mod union;

pub use boards::Boards;
pub use shape::TooManyRows;
