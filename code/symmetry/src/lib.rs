//! Symmetries of a puzzle, and its positions up to symmetry.
//!
//! In which order to read the modules:
//!
//! 1. `conjugate`: conjugates of moves, and the test whether a relabeling of the stickers
//!    is a symmetry.
//! 2. `symmetries`, `symmetry_search`: [`Symmetries`], the symmetry group of a set of moves.
//! 3. `relabeling`: [`Relabeling`], the action of a symmetry on a position of pieces.
//! 4. `plain`, `components`: orbits, and their number by Burnside's lemma.
//! 5. `sym_coordinate`, `compatibility`: [`SymCoordinate`], which ranks the orbits of a
//!    coordinate.
//! 6. `reduced`: [`ReducedTable`], distances for one representative of each orbit.
//! 7. [`cube`], `pocket_cube`: the 48 symmetries of the cube.
//!
//! An orbit of ranks is also called a class. The crate needs `std`.
//!
//! ```
//! use puzzle::{Metric, pocket_cube};
//! use symmetry::{PieceSymmetries, SymCoordinate};
//! use transition::CornerPermutation;
//!
//! let moves = pocket_cube::moves(Metric::HalfTurn);
//! let turns: Vec<_> = moves.iter().map(|m| m.position()).collect();
//! let cube = PieceSymmetries::find(&turns)?;
//! assert_eq!(cube.group.count(), 6); // the symmetries that fix the corner DBL
//!
//! let classes = SymCoordinate::from_coordinate(&CornerPermutation, &cube)?;
//! assert_eq!((classes.raw_count(), classes.count()), (5040, 870));
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
