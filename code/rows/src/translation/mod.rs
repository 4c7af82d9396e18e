//! Translation rows: a row is a permutation, its places are orientations of pieces,
//! and a move adds the same to all of them.

// ANCHOR: map
#[cfg(target_arch = "x86_64")]
mod avx512;
mod corners;
mod geometry;
mod layout;
mod oriented;
mod pyraminx;
mod shift;
mod skewb;
mod sources;
mod vector;

pub use corners::{pocket_cube, pocket_cube_each_move, rubik_corners};
pub use geometry::Translation;
pub use layout::{BITS, BLOCK, Layout, Shift};
pub use oriented::Oriented;
pub use pyraminx::pyraminx;
pub use skewb::skewb;
pub use sources::Turn;
pub use vector::{Moduli, Vector};
// ANCHOR_END: map
