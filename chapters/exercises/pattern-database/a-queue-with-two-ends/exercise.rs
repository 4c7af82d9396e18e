//! A graph in which each move costs 0 or 1: `moves[p]` lists, for position `p`, where its moves lead and what each costs. Find the least cost of
//! a way from position 0 to each position; `None` where no moves lead.
//!
//! Example: with `moves` `[[(1, 1), (2, 0)], [], [(1, 0)]]` the costs are `[Some(0), Some(0), Some(0)]`: the way 0, 2, 1 costs nothing.
//!
//! There are up to a hundred thousand positions, and up to three moves for each. Ways may go around in circles. A program that looks at all positions again and
//! again takes too long.

use std::collections::VecDeque;

/// The least cost of a way from 0 to each position.
pub fn costs(moves: &[Vec<(usize, u8)>]) -> Vec<Option<usize>> {
    todo!()
}
