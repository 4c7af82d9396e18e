//! Sixty-four orders of eight pieces are to be ranked by the documents' loop, which asks of each
//! pair of slots which piece is larger. How many comparing instructions does that take?
//!
//! Predict it for one order after the other, where an instruction compares two pieces; for all
//! side by side in registers of 64 bytes, where an instruction compares a register with another;
//! and for registers of 32 bytes, which need two such instructions for 64 lanes.

/// One order after the other.
pub fn one_by_one() -> u64 {
    // <answer>
    1792 // 64 orders, and 7 + 6 + 5 + 4 + 3 + 2 + 1 = 28 pairs in each
    // </answer>
}

/// Side by side, 64 bytes in a register.
pub fn side_by_side() -> u64 {
    // <answer>
    28
    // </answer>
}

/// Side by side, 32 bytes in a register.
pub fn half_as_wide() -> u64 {
    // <answer>
    56
    // </answer>
}
