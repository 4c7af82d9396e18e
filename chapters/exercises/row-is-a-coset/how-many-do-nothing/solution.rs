//! A puzzle has three moves: a turn, the move that undoes it, and an exchange of pieces
//! that undoes itself. Rows are found by walking, as in the chapter, and there are 24. Each
//! of the 72 pairs of a row and a move has a multiplier.
//!
//! Nothing else is known of the puzzle. Of how many pairs are you sure that the multiplier
//! is the identity?
//!
//! And if it were the identity for all 72, how many columns would a row have?

/// How many of the 72 pairs leave the columns as they are, at least.
pub fn sure() -> u32 {
    // <answer>
    46
    // </answer>
}

/// How many columns a row has if all 72 do.
pub fn columns() -> u32 {
    // <answer>
    1
    // </answer>
}
