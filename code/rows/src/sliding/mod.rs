//! Sliding puzzles: a plane of rows for each cell of the blank.

mod boards;
mod digits;
mod last_five;
mod layout;
mod locate;
mod plane_move;
mod regather;
mod row_union;
mod word_move;

pub use boards::Boards;
pub use layout::TooManyRows;
