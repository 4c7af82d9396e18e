//! Two dials, with the digits 0 to 6 each, are a small puzzle. There are four moves.
//!
//! - `A` turns *both* dials up by one, and `A'` turns both down by one.
//! - `B` turns only the second dial up by one, and `B'` turns it down by one.
//!
//! After 6 comes 0 again. Solved is (0, 0). Two small tables say how far each dial is
//! from 0 if nobody minds the other: a dial at 0, 1, 2, 3, 4, 5, 6 needs 0, 1, 2, 3, 3,
//! 2, 1 moves.
//!
//! Find three positions by which one can see what these tables are worth. In many cases
//! there are several: any will do.

/// A position, not solved, for which the larger of the two entries is the distance.
pub fn larger_is_right() -> (u8, u8) {
    // <answer>
    (1, 1)
    // </answer>
}

/// A position for which the sum of the two entries is more than the distance.
pub fn sum_is_too_large() -> (u8, u8) {
    // <answer>
    (3, 3)
    // </answer>
}

/// A position for which even the sum of the two entries is less than the distance.
pub fn sum_is_too_small() -> (u8, u8) {
    // <answer>
    (1, 6)
    // </answer>
}
