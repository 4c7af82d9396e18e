//! How many shortest solutions has each position? `neighbors[p]` lists where the moves lead
//! from position `p`. A move may lead one way only, and two moves may lead to the same
//! position: then `neighbors[p]` names it twice, and each of the two begins solutions of its own.
//!
//! The position `goal` has one shortest solution, that of no moves. A position from which no
//! moves lead to `goal` has none: 0. There may be a hundred thousand positions, up to a
//! thousand moves away, and up to $2^{60}$ shortest solutions.
//!
//! Example: in a ring of four positions, `[[1, 3], [0, 2], [1, 3], [2, 0]]`, the position
//! opposite the goal 0 has two: `[1, 1, 2, 1]`.

/// How many shortest solutions each position has.
pub fn shortest_solutions(neighbors: &[Vec<usize>], goal: usize) -> Vec<u64> {
    todo!()
}
