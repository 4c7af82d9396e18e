//! The ranks of `n` pieces are the numbers 0 to n! − 1. In 64 bits there is room for the
//! ranks of up to 20 pieces. How many pieces do smaller types take? Predict the largest
//! `n` for which *every* rank fits. An unsigned type of `b` bits holds the numbers 0 to
//! 2ᵇ − 1.

/// The most pieces whose ranks all fit in a `u8`.
pub fn in_u8() -> u64 {
    // <answer>
    5 // 5! = 120 ranks fit, 6! = 720 do not
    // </answer>
}

/// The most pieces whose ranks all fit in a `u16`.
pub fn in_u16() -> u64 {
    // <answer>
    8
    // </answer>
}

/// The most pieces whose ranks all fit in a `u32`.
pub fn in_u32() -> u64 {
    // <answer>
    12
    // </answer>
}

/// The most pieces whose ranks *among the even permutations* all fit in a `u32`.
pub fn even_in_u32() -> u64 {
    // <answer>
    13
    // </answer>
}
