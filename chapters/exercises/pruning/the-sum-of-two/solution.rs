//! The code is to give a lower bound for a position of the pocket cube in the half-turn
//! metric: so many moves it needs at least. "The order needs five moves", its author
//! says, "and after that the twists need four. That makes nine."
//!
//! Write a test that fails on it, and passes on any code that gives a lower bound. You
//! know positions: `Face::R.turn()` is the position after R, a product of positions is
//! the position after one and then the other, and `apply(&parse("R U2").unwrap())`,
//! both from `puzzle::pocket_cube`, is the position after moves in a text. How far such
//! a position is from solved you may know, or ask
//! `PocketCubeTable::new(Metric::HalfTurn)` of the crate `table`.

use puzzle::pocket_cube::{Face, PocketCube};

/// The code on trial: it is given a position.
pub type Bound = fn(&PocketCube) -> u8;

/// Panics if `bound` is wrong.
pub fn test(bound: Bound) {
    // <answer>
    assert!(bound(&Face::R.turn()) <= 1);
    // </answer>
}
