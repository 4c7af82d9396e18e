//! Five beads hang on a ring, each of them red, white or blue. Two rings are the same if one
//! becomes the other by turning. How many different rings are there? And how many, if a ring
//! may also be turned over?
//!
//! Predict both numbers with paper and pencil: for each symmetry, which beads must have the
//! same color? There are $3^5 = 243$ ways to color five beads that stay where they are.

/// Rings that may be turned: five symmetries.
pub fn turned() -> u64 {
    // <answer>
    51 // (243 + 4 · 3) / 5
    // </answer>
}

/// Rings that may be turned and turned over: ten symmetries.
pub fn turned_over() -> u64 {
    // <answer>
    39 // (243 + 4 · 3 + 5 · 27) / 10
    // </answer>
}
