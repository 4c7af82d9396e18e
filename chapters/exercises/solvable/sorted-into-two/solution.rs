//! Which of these five boards can be solved? Each is given row by row, with 0 for the blank.
//! Solved means that the tiles stand in order and the blank is last. Find it without a
//! computer.
//!
//! - A: `2 1 3 / 4 5 6 / 7 8 0`
//! - B: `1 2 3 / 4 0 5 / 7 8 6`
//! - C: `1 2 3 4 / 0 5 6 7`
//! - D: `1 2 3 0 / 5 6 7 4`
//! - E: `0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15`
//!
//! Answer with letters, such as `"AB"`; `""` would be none.

/// The letters of the boards that can be solved.
pub fn solvable() -> &'static str {
    // <answer>
    "BCD"
    // </answer>
}
