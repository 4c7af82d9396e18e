//! A word has a bit for each even order of five tiles, at the column $12x + 3y + z$, where $x$, $y$ and $z$ are the first three inversion
//! digits of the order, with the bases 5, 4 and 3.
//!
//! The *second* and the *third* tile change places. Where do the bits at columns 0, 17 and 26 go? Predict it by hand.

/// The new columns of the bits at 0, 17 and 26.
pub fn after() -> [u64; 3] {
    // <answer>
    [3, 22, 33]
    // </answer>
}
