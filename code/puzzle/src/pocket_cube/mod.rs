//! The pocket cube: 2×2×2, its corner DBL held still.
//!
//! Seven corners move. Their slots are numbered 0 to 6: URF, UFL, ULB, UBR, DFR,
//! DLF, DRB. Orientation 0 has the corner's U or D sticker on U or D; 1 has it
//! turned clockwise by one, seen from outside the corner; 2 counterclockwise.
//! (Kociemba's convention.)

mod error;
mod facelets;
mod moves;
mod notation;
mod puzzle;

pub use error::{FaceletError, MoveError};
pub use facelets::{from_facelets, to_facelets};
pub use moves::{Face, Move, apply, moves};
pub use notation::parse;
pub use puzzle::{FAMILY, PocketCubePuzzle};

use crate::Pieces;

/// A position of the pocket cube.
pub type PocketCube = Pieces<7, 3>;

/// The names of the seven slots.
pub const SLOTS: [&str; 7] = ["URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DRB"];
