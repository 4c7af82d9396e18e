//! Five pairs of lower bounds. Of which is the *sum* a lower bound for every position, too?
//!
//! - **A**: a board of the 15-puzzle: the Manhattan distance of the tiles 1 to 8, and that of the tiles 9 to 15.
//! - **B**: a board of the 15-puzzle: how many tiles are not in their row, and how many are not in their column.
//! - **C**: a pocket cube: how many moves its twists need at least, and how many its order needs.
//! - **D**: a board of the 15-puzzle: how many tiles are not in their cells, and the Manhattan distance of all tiles.
//! - **E**: the Tower of Hanoi with several discs: how many of the small discs are not on their peg, and how many of the large discs are not.
//!
//! Answer with letters, such as `"AC"`; `""` would be none.

/// The letters of the pairs whose sum is a lower bound.
pub fn sums() -> &'static str {
    // <answer>
    "ABE"
    // </answer>
}
