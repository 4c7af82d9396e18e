//! Rubik's cube, the 3×3×3: the whole cube, and puzzles that consist of some of its pieces.
//!
//! The centers are fixed. The slots are numbered as in Kociemba's convention: the
//! corners URF UFL ULB UBR DFR DLF DBL DRB, and the edges UR UF UL UB DR DF DL DB FR FL
//! BL BR. A piece has orientation 0 if the first letter of its name is on the face of the
//! first letter of the slot's name.
//!
//! ```
//! use puzzle::rubik::{Domino, Edges, RubikPuzzle};
//! use puzzle::{Metric, Puzzle};
//!
//! assert_eq!(RubikPuzzle::<Edges>::new(Metric::QuarterTurn).count(), 980_995_276_800);
//! assert_eq!(RubikPuzzle::<Domino>::new(Metric::HalfTurn).moves(), 10);
//! ```

pub mod corners;
mod cube;
mod cube_text;
pub mod domino;
pub mod edges;
mod error;
mod face;
mod facelet_error;
mod facelets;
pub mod known;
mod notation;
mod part;
pub mod phase2;
mod random;
mod turn;

pub use corners::Corners;
pub use cube::{Cube, FAMILY, ParityError};
pub use domino::Domino;
pub use edges::Edges;
pub use error::TurnError;
pub use face::{CORNERS, CubeFace, EDGES};
pub use facelet_error::CubeFaceletError;
pub use notation::parse;
pub use part::{CubePosition, RubikPuzzle};
pub use phase2::Phase2;
pub use turn::{Turn, phase2_turns, turns};
