//! A board of three rows of three has, at the distances 0, 1, 2 and so on, 1, 2, 4, 8, 16, 20, 39, 62, 116 positions, and many more farther
//! away. The search keeps one bit for each position, in planes of two colors. The solved board has color 0.
//!
//! How many bits of each color are set after step 7? The first step is step 1.

/// How many bits of color 0 are set.
pub fn color_0() -> u64 {
    todo!()
}

/// How many bits of color 1 are set.
pub fn color_1() -> u64 {
    todo!()
}
