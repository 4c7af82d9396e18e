//! Shortest solutions of the 15-puzzle.
//!
//! [`Search`] is IDA* for its boards, with a bound that is carried from board to board: the
//! [`Manhattan`] distance, or the [`Tables`] of a [`Partition`], which are built in this program
//! or opened from files. [`korf`] has the hundred boards on which such programs are compared.
//!
//! ```
//! use fifteen::{Partition, Search, Tables};
//! use puzzle::Puzzle;
//!
//! let puzzle = fifteen::puzzle();
//! let tables = Tables::build(Partition::SixSixThree, |_| {})?;
//! let board = puzzle.read("15 14 1 6 9 11 4 12 0 10 7 3 13 8 5 2")?;
//! let found = Search::new(&tables.bound()).search(&board)?;
//! assert_eq!(found.solution.len(), 52);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This crate is the chapter *The 15-puzzle* of the book *God's Algorithm*.

mod board;
mod carry;
mod error;
mod files;
pub mod korf;
mod order;
mod partition;
mod search;
mod tables;

pub use board::puzzle;
pub use carry::{Carry, Manhattan};
pub use error::FifteenError;
pub use files::Work;
pub use order::carried;
pub use partition::{Partition, UnknownPartition};
pub use search::{Found, Search};
pub use tables::{Bytes, Sums, Tables, View};
