//! Pattern databases: the distances of a part of a puzzle, as lower bounds of the whole.
//!
//! A [`Pattern`] says what is seen of a position; [`Database`] is its table. For sliding boards
//! the pattern is [`Tiles`], and tables that count their own tiles' moves are joined by
//! [`Additive`]. [`Database::merged`], [`Nibbles`] and [`Residues`] make a table smaller,
//! [`MirrorBound`] looks into it twice, and [`SlabDatabase`] builds one fast.
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
//! This crate is the chapter *Pattern databases* of the book *God's Algorithm*.

mod additive;
mod compressed;
mod database;
mod mirror;
mod partial;
mod pattern;
mod slab;
mod tiles;

pub use additive::{Additive, AdditiveError};
pub use compressed::{CompressionError, Nibbles, Residues};
pub use database::{Database, DatabaseError, UNREACHED};
pub use mirror::{MirrorBound, NotSquareError, mirror};
pub use partial::{count_partial, rank_partial, unrank_partial};
pub use pattern::Pattern;
pub use slab::{SlabDatabase, SlabError, SlabLayer};
pub use tiles::{Tiles, TilesError};
