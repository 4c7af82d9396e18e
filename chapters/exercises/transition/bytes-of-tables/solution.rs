//! The chapter's tables have nine moves and entries of four bytes. Take the quarter-turn
//! metric instead, with its six moves: U, U', R, R', F, F'. How many bytes have the
//! transition tables of the pocket cube then? There are 7! orders and 3⁶ orientations,
//! in Rust `3_u64.pow(6)`. You may write the answer as a product: Rust computes it.

/// The table of the orders and that of the orientations together, both with entries of two
/// bytes, which are enough for them.
pub fn two_small() -> u64 {
    // <answer>
    // orders and twists, times moves, times bytes of an entry
    (5040 + 729) * 6 * 2
    // </answer>
}

/// One table for the whole position, with entries of four bytes.
pub fn one_large() -> u64 {
    // <answer>
    // a pair of both in each row
    5040 * 729 * 6 * 4
    // </answer>
}
