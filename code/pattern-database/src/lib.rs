//! Pattern databases: the distances in an abstract state space, as lower bounds of a puzzle.
//!
//! A [`Pattern`] maps each position to its abstract state; a [`Database`] is the table of all
//! abstract states. For sliding boards the pattern is [`Tiles`], and tables that count only the
//! moves of their own tiles are added by [`Additive`]. [`Database::merged`], [`Nibbles`] and
//! [`Residues`] make a table smaller, [`MirrorBound`] looks up the mirror image, too, and
//! [`SlabDatabase`] computes a table of tiles fast. Tables are computed on all cores, with an
//! observer that may stop it by [`Database::observed`]; [`Database::from_entries`] takes the
//! entries of a saved one. [`check_pattern`] refuses a
//! pattern that breaks its law.
//!
//! ```
//! use pattern_database::{Additive, Database, Tiles};
//! use pruning::LowerBound;
//! use puzzle::{Puzzle, sliding::Sliding};
//!
//! let puzzle = Sliding::new(3, 3)?;
//! let table = |tiles| Database::new(Tiles::own_moves(&puzzle, tiles).expect("tiles"));
//! let bound = Additive::new(vec![table(&[1, 2, 3, 4])?, table(&[5, 6, 7, 8])?])?;
//! let board = puzzle.read("867254301")?; // 31 moves away
//! assert_eq!(bound.lower_bound(&board), Some(29));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! In the order to be read:
//! - `partial`: ranks of some tiles' cells
//! - `pattern`, `check`, `tiles`, `database`: patterns, their laws and their tables
//! - `layers`, `threads`: the computation of a table on all cores
//! - `additive`, `mirror`: more from the same tables
//! - `pieces`: patterns of pieces in slots, chosen automatically for any moves
//! - `compressed`: tables with four and two bits for each entry
//! - `slab`: the fast computation (`set_numbers`, `space`: the slabs; `permutation_sets`: sets of
//!   permutations as bits; `search`: the layers)
//!
//! The crate needs `std`. It is the chapter *Pattern databases* of the book *God's Algorithm*.

mod additive;
mod check;
mod compressed;
mod database;
mod layers;
mod mirror;
mod partial;
mod pattern;
pub mod pieces;
mod slab;
mod threads;
mod tiles;

pub use additive::{Additive, AdditiveError};
pub use check::check_pattern;
pub use compressed::{CompressionError, Nibbles, Residues};
pub use database::{Database, DatabaseError, UNREACHED};
pub use layers::DatabaseLayer;
pub use mirror::{MirrorBound, NotSquareError, mirror};
pub use partial::{count_partial, rank_partial, unrank_partial};
pub use pattern::Pattern;
pub use slab::{SlabDatabase, SlabError};
pub use threads::{cores, on_threads};
pub use tiles::{Tiles, TilesError};
