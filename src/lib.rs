//! God's Algorithm: every shortest solution of a puzzle.
//!
//! This package is the book's crates under one name, one module a chapter, and
//! the tool `gods` that computes the book's numbers, draws its figures, builds
//! it and serves it. A program that wants the algorithms and not the tool turns
//! the feature `tool` off.
//!
//! ```
//! use gods_algorithm::orientation::ZeroTwist;
//!
//! assert_eq!(ZeroTwist::new(7, 3)?.count(), 729);
//! # Ok::<(), gods_algorithm::orientation::Error>(())
//! ```
pub use combination;
pub use cpu;
pub use graph_search;
pub use orientation;
pub use permutation;
pub use pruning;
pub use puzzle;
pub use rows;
pub use symmetry;
pub use table;
pub use transition;

#[cfg(feature = "tool")]
#[doc(hidden)]
pub mod tool;
