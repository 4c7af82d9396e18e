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
    // <answer>
    let seen = moves.split_whitespace().map(|name| {
        let (face, turn) = name.split_at(1);
        let face = match face {
            "R" => "F",
            "F" => "R",
            _ => "U",
        };
        let turn = match turn {
            "" => "'",
            "'" => "",
            _ => "2",
        };
        format!("{face}{turn}")
    });
    seen.collect::<Vec<_>>().join(" ")
    // </answer>
}
