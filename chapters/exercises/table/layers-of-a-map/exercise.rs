//! A map of positions: `neighbors[p]` lists where the moves lead from position `p`.
//! Count how many positions there are at each distance from `start`. The first number
//! is for `start` itself, the last for the farthest positions. A position that no moves
//! lead to is in no layer.
//!
//! Two moves may lead to the same place, and a move may change nothing: then a number
//! stands twice in a list, or `p` stands in its own. There may be a hundred thousand
//! positions, and the farthest may be a thousand moves from the start.
//!
//! Example: four positions in a row are `[[1], [0, 2], [1, 3], [2]]`. From position 1
//! the layers are 1, 2, 1.

/// How many positions are at each distance from `start`.
pub fn layers(neighbors: &[Vec<usize>], start: usize) -> Vec<u64> {
    todo!()
}
