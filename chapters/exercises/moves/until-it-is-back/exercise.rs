//! Do R four times, and the pocket cube is as it was. Do "R U" again and again, and it comes
//! back, too, later. How often must a position be done, one after another from solved, until
//! the cube is solved again?
//!
//! Positions can be multiplied, `a * b` is "first `a`, then `b`", and compared with `==`.
//! Doing `R` takes 4 times, and the solved position, which does nothing, takes 1: count the
//! times that it is done, and do it at least once.
use puzzle::pocket_cube::PocketCube;

/// The least number of times, at least 1, after which doing `a` gives
/// `PocketCube::SOLVED`.
pub fn times(a: PocketCube) -> u32 {
    todo!()
}
