//! Add up the sixteen nibbles of a number. If they are the inversion digits of an order, the sum is
//! the number of its inversions: the digits 1 2 0 0 of the order 1 3 0 2, as the number `0x1200`,
//! give 3. But the nibbles may be anything, and all of them may be 15.
//!
//! It can be done by one multiplication and without a loop; the check cannot see that.

/// The sum of the sixteen nibbles.
pub fn sum(nibbles: u64) -> u64 {
    // <answer>
    let every_second = 0x0F0F_0F0F_0F0F_0F0F;
    let bytes = (nibbles & every_second) + (nibbles >> 4 & every_second);
    bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56
    // </answer>
}
