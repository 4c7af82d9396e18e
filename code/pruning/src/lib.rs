//! Pruning tables: lower bounds of the distance, without a table of all positions.
//!
//! A [`PruningTable`] is the complete table of a coordinate that many positions
//! share. The entry of a position's index is at most the position's distance, if
//! the coordinate is well defined: [`is_well_defined`] proves that on a whole space
//! or finds a [`IllDefined`]. Of several bounds, [`MaxBound`] takes the best.
//!
//! ```
//! use pruning::{LowerBound, MaxBound, PruningTable};
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
//! // Nine moves from solved; the permutation alone needs six, the twists need four.
//! let position = pocket_cube::apply(&pocket_cube::parse("F R' U F2 R U' R2 F U")?);
//! assert_eq!(MaxBound(order, twist).lower_bound(&position), Some(6));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! In the order to be read:
//! - `plain`: the documents' scan of a coordinate
//! - `bound`, `pruning_table`: lower bounds, and those of a coordinate's table
//! - `three_corners`, `corner_sets`, `truncated_ranks`: six coordinates of the pocket cube
//! - `well_defined`: the law that makes a pruning table right; `compare`: bounds against
//!   distances
//!
//! The crate needs `std`. It is the chapter *Pruning tables* of the book *God's Algorithm*.

mod bound;
mod compare;
mod corner_sets;
mod plain;
mod pruning_table;
mod three_corners;
mod truncated_ranks;
mod well_defined;

pub use bound::{LowerBound, MaxBound, bounds};
pub use compare::{
    BoundComparison, first_inadmissible, first_inconsistent, least_distances,
};
pub use corner_sets::{PieceSet, SlotSet};
pub use plain::{explore, idx2pos, pos2idx, scan};
pub use pruning_table::{PruningError, PruningTable};
pub use three_corners::{PiecesInThreeSlots, SlotsOfThreePieces};
pub use truncated_ranks::{HalfRank, RankMod720};
pub use well_defined::{IllDefined, Proof, is_well_defined};
