//! Lower bounds: how far a position is at least, without a table of all positions.
//!
//! A [`PruningTable`] is the complete table of a coordinate that many positions
//! share. The entry of a position's index is at most the position's distance, if
//! the coordinate is well defined: [`is_well_defined`] proves that on a whole space
//! or finds a [`Clash`]. Of several bounds, [`Larger`] takes the best.
//!
//! ```
//! use pruning::{Larger, LowerBound, PruningTable};
//! use puzzle::{Metric, pocket_cube};
//! use transition::{CornerOrientation, CornerPermutation};
//!
//! let goal = pocket_cube::PocketCube::SOLVED;
//! let moves = pocket_cube::moves(Metric::HalfTurn);
//! let back: Vec<_> = moves.iter().map(|m| m.inverse().position()).collect();
//! let order = PruningTable::new(CornerPermutation, &goal, &back)?;
//! let twist = PruningTable::new(CornerOrientation, &goal, &back)?;
//! assert_eq!(order.bytes() + twist.bytes(), 5040 + 729);
//!
//! // Nine moves from solved; the order alone asks for six, the twists for four.
//! let position = pocket_cube::apply(&pocket_cube::parse("F R' U F2 R U' R2 F U")?);
//! assert_eq!(Larger(order, twist).lower_bound(&position), Some(6));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This crate is the chapter *Pruning tables* of the book *God's Algorithm*.

mod bound;
mod compare;
mod cut;
mod plain;
mod pruning_table;
mod sets;
mod three;
mod well_defined;

pub use bound::{Larger, LowerBound, bounds};
pub use compare::{Comparison, inadmissible, inconsistent, least};
pub use cut::{HalfRank, RankMod720};
pub use plain::{explore, idx2pos, pos2idx, scan};
pub use pruning_table::{PruningError, PruningTable};
pub use sets::{PieceSet, SlotSet};
pub use three::{Contents, Locations};
pub use well_defined::{Clash, Proof, is_well_defined};
