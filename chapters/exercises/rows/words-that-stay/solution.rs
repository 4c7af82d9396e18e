//! Rubik's cube has eight corners and 18 moves: each of the faces U, D, R, L, F and B can be
//! turned by a quarter, by a half, or by a quarter back. As on the pocket cube, U and D turn
//! no corner. A quarter turn of another face turns the four corners that it moves: by 1, 2, 1
//! and 2 if you go around the face.
//!
//! A row is an order of the corners, and its columns are their twists. Each move sends a row's
//! words to another row. How many of the 18 moves leave the words *as they are* on the way,
//! whatever the row? Predict it for the two frames.

/// How many of them, if each digit is the twist of a piece.
pub fn by_piece() -> u64 {
    // <answer>
    10
    // </answer>
}

/// How many of them, if each digit is the twist of the corner in a slot.
pub fn by_slot() -> u64 {
    // <answer>
    0
    // </answer>
}
