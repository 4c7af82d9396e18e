//! A pruning table has an entry for each state of the pieces that it sees: in which slot each of
//! them is, and how it is turned there. How many entries has a table, if it sees these pieces of
//! Rubik's cube? Count the states that turns can reach.
//!
//! Of all eight corners there are 8! · 3⁷ = 88179840 states. There are twelve edges, and each can be
//! flipped in its slot or not.

/// The entries of a table of seven of the edges.
pub fn of_seven_edges() -> u64 {
    // <answer>
    510_935_040
    // </answer>
}

/// The entries of a table of all twelve edges.
pub fn of_all_edges() -> u64 {
    // <answer>
    980_995_276_800
    // </answer>
}

/// The entries of a table of all eight corners and one edge.
pub fn of_corners_and_an_edge() -> u64 {
    // <answer>
    2_116_316_160
    // </answer>
}
