//! A mirror stands such that it exchanges the faces R and F of the pocket cube and leaves
//! U where it is. Somebody turns the cube, and you watch in the mirror. Write down the
//! moves that you see.
//!
//! Moves are written `U`, `R` or `F`, alone for a clockwise quarter turn, with `2` for a
//! half turn and with `'` for a counterclockwise quarter turn; there is one space between
//! two moves. Example: `"R"` is seen as `"F'"`. No moves are seen as no moves: `""` gives
//! `""`.

/// What the mirror shows of these moves.
pub fn mirrored(moves: &str) -> String {
    todo!()
}
