//! Symmetries of a puzzle, and how many of its positions are really different.
//!
//! [`Symmetries`] finds the symmetries of a puzzle from its moves. A [`Relabeling`]
//! is what one of them makes of a position of pieces. [`orbits`] puts together what
//! symmetries make of each other, [`burnside`] counts the same in another way, and a
//! [`SymCoordinate`] numbers the classes.
//!
//! ```
//! use puzzle::{Metric, pocket_cube};
//! use symmetry::{PieceSymmetries, SymCoordinate};
//! use transition::CornerPermutation;
//!
//! let moves = pocket_cube::moves(Metric::HalfTurn);
//! let turns: Vec<_> = moves.iter().map(|m| m.position()).collect();
//! let cube = PieceSymmetries::find(&turns)?;
//! assert_eq!(cube.group.count(), 6); // what leaves the corner DBL in its place
//!
//! let orders = SymCoordinate::from_coordinate(&CornerPermutation, &cube)?;
//! assert_eq!((orders.raw_count(), orders.count()), (5040, 870));
//! # Ok::<(), symmetry::SymmetryError>(())
//! ```
//!
//! This crate is the chapters *How many are really different?* and *One of each class* of
//! the book *God's Algorithm*.

mod compatibility;
mod components;
mod conjugate;
pub mod cube;
mod error;
mod plain;
mod pocket_cube;
mod reduced;
mod relabeling;
mod sym_coordinate;
mod symmetries;
mod symmetry_search;

pub use compatibility::check_compatible;
pub use components::components;
pub use conjugate::{conjugate, is_symmetry};
pub use cube::CubeSymmetries;
pub use error::SymmetryError;
pub use plain::{burnside, fixed_point_counts, orbits};
pub use pocket_cube::PocketCubeImages;
pub use reduced::{ReducedError, ReducedTable};
pub use relabeling::{PieceSymmetries, Relabeling, stickers};
pub use sym_coordinate::SymCoordinate;
pub use symmetries::Symmetries;
