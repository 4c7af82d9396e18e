//! The pocket cube, 2×2×2, with its corner DBL fixed.
//!
//! Seven corners move. Their slots are numbered 0 to 6: URF, UFL, ULB, UBR, DFR,
//! DLF, DRB. A corner has orientation 0 if its U or D sticker is on U or D, 1 if it is
//! twisted clockwise from there, seen from outside the corner, and 2 if counterclockwise
//! (Kociemba's convention).

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
