//! Complete tables of distances, a row of bits at a time.
//!
//! The positions of a puzzle are bits of rows, chosen so that each move maps whole rows to
//! whole rows and permutes the columns. One step of a breadth-first search is then, for
//! each row: load the rows of its neighbors, permute their bits, OR them into the row.
//!
//! Read [`Geometry`] and [`search`] first, then [`Step`], [`Kernel`] and one geometry:
//! [`steps::SlotRows`] is the simplest, [`translation`] the one in daily use. The crate needs
//! `std`: threads, and memory in large pages.
//!
//! ```
//! use cpu::Cpu;
//! use puzzle::Metric;
//! use rows::{Nothing, SearchOptions, search, translation};
//!
//! let cube = translation::pocket_cube(Metric::HalfTurn);
//! let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
//! let outcome = search(&cube, &Nothing, options, |_| ())?;
//! assert_eq!(outcome.layers[..4], [1, 9, 54, 321]);
//! assert_eq!(outcome.layers.iter().sum::<u64>(), 3_674_160);
//! # Ok::<(), rows::SearchError>(())
//! ```
//!
//! This crate belongs to the chapters *A row at a time*, *Ask less*, *Tiles in rows*,
//! *One bit is enough*, *Symmetry rows* and *A row is a coset* of the book *God's Algorithm*.

// The layout of a puzzle in rows of bits: `Geometry` and its integers.
mod geometry;
mod word;

// The search, layer after layer; the loop over the rows of a step; the rows it reads.
mod search;
mod step;
mod visited;

// Memory in large pages, prefetching, the two sets of rows, the thread pool.
mod buffer;
mod caches;
mod store;
mod threads;

// What is recorded of each distance, and solutions from distances modulo 3 or 4.
mod record;
mod residue_table;

// Geometries: pieces that look alike, any group, sliding puzzles, two early stages,
// symmetry classes of Rubik's cube, and pieces with orientations.
pub mod arrangements;
pub mod cosets;
pub mod sliding;
pub mod steps;
pub mod symmetric;
pub mod translation;

// The geometry of each puzzle of the catalog, by name.
mod by_name;

pub use buffer::{Buffer, OutOfMemory};
pub use by_name::{Distances, InRows, Keep, RowsBuilder, RowsError, builder, find};
pub use geometry::{Columns, Geometry, Location};
pub use record::{
    Bytes, IrreversibleMove, Modulo3, Nothing, OneBit, OneColor, Record, RowFormat,
};
pub use residue_table::{Modular, ResidueTable};
pub use search::{
    Observer, Outcome, Progress, SearchError, SearchOptions, bytes, search,
};
pub use step::{Kernel, Step, Sweep, ones, step_row};
pub use visited::Visited;
pub use word::Word;
