//! Shortest solutions of the 15-puzzle, and of the 24-puzzle.
//!
//! [`FifteenSearch`] is IDA* for their boards, with an [`IncrementalBound`]: the Manhattan distance
//! ([`IncrementalManhattan`]), or the [`PartitionTables`] of a [`Partition`], which are computed or
//! opened from files. [`korf`] has the hundred boards on which such programs are compared, and
//! [`korf_felner`] fifty of the 24-puzzle.
//!
//! ```
//! use fifteen::{FifteenSearch, Partition, PartitionTables};
//! use puzzle::Puzzle;
//!
//! let puzzle = fifteen::puzzle();
//! let tables = PartitionTables::build(Partition::SixSixThree, |_| {})?;
//! let board = puzzle.read("15 14 1 6 9 11 4 12 0 10 7 3 13 8 5 2")?;
//! let found = FifteenSearch::new(&tables.bound()).search(&board)?;
//! assert_eq!(found.solution.len(), 52);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! In the order to be read:
//! - `board`: boards as arrays, and moves of the blank
//! - `incremental`, `search`: bounds that a move updates, and IDA* with one
//! - `partition`, `arrangement`, `tables`: the tables as an incremental bound
//! - `files`: the tables in files; `korf`, `korf_felner`: the published boards
//!
//! The crate needs `std`. It is the chapter *The 15-puzzle* of the book *God's Algorithm*.

mod arrangement;
mod board;
mod error;
mod files;
mod incremental;
pub mod korf;
pub mod korf_felner;
mod partition;
mod search;
mod tables;

pub use arrangement::move_tile;
pub use board::puzzle;
pub use error::FifteenError;
pub use files::BuildEvent;
pub use incremental::{IncrementalBound, IncrementalManhattan};
pub use partition::{Partition, UnknownPartition};
pub use search::{FifteenOutcome, FifteenSearch};
pub use tables::{PartitionBound, PartitionTables, PatternState, TableBytes};
