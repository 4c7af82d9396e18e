//! See only the rows, as the walking distance does. A board of the 8-puzzle has three lines; `lines[r]` holds for each tile in row `r` the row where it belongs, 0, 1 or
//! 2, and 3 for the blank, in any order. A move exchanges the blank with any tile of the line above or below its own.
//!
//! How many moves does it take until each tile is in the line where it belongs, and the blank is in line 2?
//!
//! Example: `[[0, 0, 0], [1, 1, 3], [2, 2, 1]]` takes one move: the 1 of line 2 goes up. All lines are such that it can be done: three 0s, three 1s, two
//! 2s and one 3.

use std::collections::{HashSet, VecDeque};

/// The least number of moves.
pub fn moves(lines: [[u8; 3]; 3]) -> usize {
    todo!()
}
