//! Rank sixteen pieces that can each be turned in three ways. Their orientations are the
//! sixteen bytes of a `u128`: piece 0 is the *lowest* byte, and the most significant digit.
//! Multiply only by calling `times(a, b)`, which gives a · b: not with `*`, and not by shifts
//! and sums instead. The check counts these calls: four are enough. Shifts, masks and sums that
//! take fields out of a row and join them cost nothing.
//!
//! If only the last two pieces are turned, piece 14 by 1 and piece 15 by 2, the rank is
//! 1 · 3 + 2 = 5.

/// The rank of sixteen orientations, each 0, 1 or 2, with few multiplications.
pub fn rank(ori: u128, times: &dyn Fn(u128, u128) -> u128) -> u128 {
    todo!()
}
