//! The 15-puzzle has four rows and four columns. Of 240 boards that were drawn
//! uniformly, 60 have their blank in one of the four corners, on average: each of the
//! 16 cells is equally likely.
//!
//! Now 240 boards are made by random moves, very many for each: at every step each move
//! that can be done is equally likely. (Half of the boards get one move more than the
//! others, so that the blank may be on a cell of either color of the chessboard.) How
//! many of these have their blank in a corner, on average?

/// How many of 240 boards have their blank in a corner.
pub fn answer() -> u64 {
    // <answer>
    40
    // </answer>
}
