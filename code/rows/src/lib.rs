//! Complete tables of distances, a row of bits at a time.
//!
//! The positions of a puzzle lie in rows of bits, so that each move sends whole rows to
//! whole rows and rearranges their places. Then one step of a breadth-first search is,
//! for each row: take the neighbors' rows, rearrange their bits, OR them in.
//!
//! ```
//! use cpu::Cpu;
//! use puzzle::Metric;
//! use rows::{Nothing, With, search, translation};
//!
//! let cube = translation::pocket_cube(Metric::HalfTurn);
//! let with = With { cpu: Cpu::best(), threads: 1 };
//! let found = search(&cube, &Nothing, with, |_| ())?;
//! assert_eq!(found.layers[..4], [1, 9, 54, 321]);
//! assert_eq!(found.layers.iter().sum::<u64>(), 3_674_160);
//! # Ok::<(), rows::SearchError>(())
//! ```
//!
//! This crate belongs to the chapters *A row at a time*, *One bit is enough* and
//! *Symmetry rows* of the book *God's Algorithm*.

// ANCHOR: map
mod door;
mod geometry;
mod layer;
mod memory;
mod record;
mod search;
pub mod sliding;
pub mod steps;
mod store;
pub mod symmetric;
pub mod translation;
mod walk;
mod word;

pub use door::{Distances, InRows, Keep, Layout, Refused, in_rows, layout};
pub use geometry::{Geometry, Spot};
pub use layer::Layer;
pub use memory::{Memory, OutOfMemory};
pub use record::{Bytes, Directed, Nothing, OneBit, OneColor, Record, Shape, Thirds};
pub use search::{Found, Observer, Parts, SearchError, With, bytes, search};
pub use walk::{Modular, Walker};
pub use word::Word;
// ANCHOR_END: map
