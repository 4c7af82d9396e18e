//! God's Algorithm: every shortest solution of a puzzle.
//!
//! This package is the book's crates under one name, each module one of them:
//!
//! - [`orientation`]: a number for how pieces are turned, with a fixed sum or without.
//! - [`permutation`]: a number for the order of pieces, and for even orders alone.
//! - [`combination`]: a number for which places are taken by pieces that look alike.
//! - [`puzzle`]: positions as pieces, moves, reading and writing both; a catalog of puzzles,
//!   and what a puzzle of your own must be able to do.
//! - [`transition`]: coordinates of a position, and tables of where each move takes them.
//! - [`graph_search`]: a shortest path between two states, from one end or from both, with
//!   no number for any of them.
//! - [`saved`]: tables in files, written whole and checked when they are opened.
//! - [`table`]: the distance of every position, and from it a shortest solution of each.
//! - [`symmetry`]: the symmetries of a puzzle, and how many positions are really different.
//! - [`pruning`]: lower bounds of a distance, by tables of parts of a puzzle.
//! - [`ida_star`]: shortest solutions by iterative deepening, with any lower bound.
//! - [`lower_bound`]: lower bounds by rules, and whether a bound keeps its promises.
//! - [`pattern_database`]: lower bounds by tables of some pieces, added up and built fast.
//! - [`definition`]: puzzles that others wrote down in files, read, checked and written.
//! - [`fifteen`]: shortest solutions of the 15-puzzle and the 24-puzzle, with tables that are
//!   kept in files.
//! - `rows`, with the feature `rows`: the fast engine, a row of bits at a time on several
//!   threads.
//! - `solve`, with the feature `rows`: a shortest solution of any puzzle, by the method that
//!   suits it.
//! - [`permutation_group`]: the group that any moves generate: its order, and a number for each
//!   position.
//! - [`two_phase`]: any Rubik's cube in about twenty turns, by Kociemba's algorithm.
//! - [`optimal`]: shortest solutions of Rubik's cube, with tables of a chosen size.
//! - [`cpu`]: which instructions a computation may use, for the fast ones.
//!
//! ```
//! use gods_algorithm::puzzle::Metric;
//! use gods_algorithm::puzzle::pocket_cube::{apply, parse};
//! use gods_algorithm::table::PocketCubeTable;
//!
//! let cube = PocketCubeTable::new(Metric::HalfTurn);
//! let solution = cube.solve(&apply(&parse("(R U)2 F2")?));
//! assert_eq!(solution.len(), 5);
//! # Ok::<(), gods_algorithm::puzzle::MoveError>(())
//! ```
//!
//! The default features bring the tool `gods`, which computes the book's numbers, draws its
//! figures, builds it and serves it. A program that wants the algorithms turns them off:
//! `default-features = false`, and with `features = ["rows"]` the fast engine is there too.
pub use combination;
pub use cpu;
pub use definition;
pub use fifteen;
pub use graph_search;
pub use ida_star;
pub use lower_bound;
pub use optimal;
pub use orientation;
pub use pattern_database;
pub use permutation;
pub use permutation_group;
pub use pruning;
pub use puzzle;
#[cfg(feature = "rows")]
pub use rows;
pub use saved;
#[cfg(feature = "rows")]
pub use solve;
pub use symmetry;
pub use table;
pub use transition;
pub use two_phase;
