//! God's algorithm: the distance of every position of a puzzle.
//!
//! A puzzle is a [`Graph`]: positions `0..count`, and for each its neighbors, one
//! a move. [`CompleteTable::new`] finds the distance of every position from a
//! start by the documents' scan, layer by layer; [`CompleteTable::descend`] reads
//! an optimal solution off it; [`CompleteTable::farthest`] lists the positions
//! that need the most moves. [`CompleteTable::save`] keeps it in a file, and
//! [`CompleteTable::open`] opens that again. The crate needs `std`.
//!
//! ```
//! use puzzle::{Metric, pocket_cube};
//! use table::PocketCubeTable;
//!
//! let cube = PocketCubeTable::new(Metric::HalfTurn);
//! assert_eq!(cube.table().layers()[..4], [1, 9, 54, 321]);
//! assert_eq!(cube.table().farthest().count(), 2644);
//!
//! let position = pocket_cube::apply(&pocket_cube::parse("R U2 F' R")?);
//! let solution = cube.solve(&position);
//! assert_eq!(solution.len(), 4);
//! # Ok::<(), puzzle::MoveError>(())
//! ```
//!
//! In the order to be read:
//! - `plain`: the documents' scan over slices; `guide`: the Visual Basic guide's program
//! - `graph`: puzzles as graphs; `complete`: the scan over any graph
//! - `descend`: optimal solutions; `pocket_cube` and `puzzle`: tables of the catalog's puzzles
//! - `labels`, `file`: tables in memory and in files
//! - `laws`, `verify`: checks of graphs and of tables
//!
//! This crate is the chapters *God's algorithm* and *Shortest solutions* of the book
//! *God's Algorithm*.

mod complete;
mod descend;
mod file;
mod graph;
pub mod guide;
mod labels;
mod laws;
mod plain;
mod pocket_cube;
mod puzzle;
mod verify;

pub use complete::{CompleteTable, LayerCount, TableError, UNREACHED};
pub use descend::DescendError;
pub use file::{FileError, file_label, save_distances};
pub use graph::{FullTableGraph, Graph, HoistedGraph, SplitTableGraph, UnrankGraph};
pub use laws::{check_graph, check_reverse};
pub use plain::{explore, scan};
pub use pocket_cube::{PocketCubeTable, ScanEngine, UnknownEngine};
pub use puzzle::{
    BackwardGraph, ForwardGraph, check_depth, distances_to_solved, solution,
};
pub use verify::{WrongDistance, check_distances};
