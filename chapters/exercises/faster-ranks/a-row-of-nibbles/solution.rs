//! Five pieces stand in the order 3 1 4 0 2. `rank_nibbles` keeps, for each piece, how many
//! smaller ones have not been seen, a nibble each. At the start the number is `0x43210`: the
//! nibble of piece 4 is the first hexadecimal digit, that of piece 0 the last. (The eleven
//! nibbles above belong to no piece, and do not count here.)
//!
//! What is the number after the pieces 3 and 1? And after 3, 1 and 4? Predict both by hand, with
//! five hexadecimal digits.

/// The number after the first two pieces, `0x` and five digits.
pub fn after_two() -> u64 {
    // <answer>
    0x22110
    // </answer>
}

/// The number after the first three.
pub fn after_three() -> u64 {
    // <answer>
    0x22110
    // </answer>
}
