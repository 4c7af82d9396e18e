//! Complete tables of distances, a row of bits at a time.
//!
//! The positions of a puzzle lie in rows of bits, so that each move sends whole rows to
//! whole rows and rearranges their places. Then one step of a breadth-first search is,
//! for each row: take the neighbors' rows, rearrange their bits, OR them in.
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
//! *One bit is enough* and *Symmetry rows* of the book *God's Algorithm*.

// How positions lie in rows of bits.
mod geometry;
mod word;

// The search: layer after layer, and the loop over the rows of a step.
mod search;
mod step;
mod visited;

// What the search runs on: memory, caches, threads.
mod buffer;
mod caches;
mod store;
mod threads;

// What is kept of the distances, and how that leads to a solution.
mod record;
mod residue_table;

// The geometries.
pub mod sliding;
pub mod stacks;
pub mod steps;
pub mod symmetric;
pub mod translation;

// All of them, by the name that the catalog gives them.
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
