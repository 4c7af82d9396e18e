//! Each piece can be turned in `v` ways, so its orientation is 0 to `v` − 1. Orientations of
//! neighbors are joined to one number in base `v`. How large may `v` be, so that every such
//! number fits in one byte? Predict it for two, three and four neighbors.

/// The largest `v` for two orientations in a byte.
pub fn two() -> u64 {
    // <answer>
    16
    // </answer>
}

/// The largest `v` for three orientations in a byte.
pub fn three() -> u64 {
    // <answer>
    6 // 6 · 6 · 6 = 216 fits, 7 · 7 · 7 = 343 does not
    // </answer>
}

/// The largest `v` for four orientations in a byte.
pub fn four() -> u64 {
    // <answer>
    4
    // </answer>
}
