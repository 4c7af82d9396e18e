//! The 3×3×3 cube: its turns as corners and edges, and its 48 symmetries.
//!
//! Kociemba's numbering: corners URF UFL ULB UBR DFR DLF DBL DRB, edges UR UF UL UB
//! DR DF DL DB FR FL BL BR, each from 0.

mod coordinates;
mod symmetries;
mod turns;

pub use coordinates::{
    CornerTwist, EightCornerPermutation, FlipSlice, LayerEdgePermutation, SlicePattern,
};
pub use symmetries::CubeSymmetries;
pub use turns::{CornerPieces, EdgePieces, FACES, face_turn, quarter_turns};
