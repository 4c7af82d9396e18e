//! Shortest paths between two states of a puzzle, without a number for any of them.
//!
//! A state is any value that can be compared and hashed. [`breadth_first`] finds a
//! shortest path from a start to a goal, [`Bidirectional`] finds one from both ends,
//! and [`solve`] checks first whether a sliding puzzle has any. [`BreadthFirst`] is
//! the search with its options: when to test for the goal, how many states to
//! visit at most. The crate needs `std`.
//!
//! ```
//! use graph_search::breadth_first;
//!
//! // From 1 to 11: double it, or add three.
//! let found = breadth_first(1, |&n| [2 * n, n + 3], |&n| n == 11);
//! assert_eq!(found.path, Some(vec![1, 4, 8, 11]));
//! ```
//!
//! In the order to be read:
//! - `plain`: the blog's pseudo-code; `python`, `java`: its programs
//! - `parents`: the visited set and the parent map
//! - `breadth_first`, `bidirectional`: the searches; `first_meeting`: a common mistake
//! - `sliding`: boards that are connected, and the path between them
//!
//! This crate is the chapters *Searching without an index* and *Can it be solved at all?* of
//! the book *God's Algorithm*.

mod bidirectional;
mod breadth_first;
mod first_meeting;
mod java;
mod parents;
mod plain;
mod python;
mod sliding;

pub use bidirectional::{Bidirectional, Progress};
pub use breadth_first::{
    BreadthFirst, Counts, GoalTest, LayerSize, PathOutcome, PathSearchError,
};
pub use breadth_first::{breadth_first, predecessors, successors};
pub use first_meeting::first_meeting;
pub use java::{find_optimal_solution, printed_solution};
pub use parents::Parents;
pub use plain::{Board, SuccessorFn, reconstruct_path, search};
pub use python::{python_neighbors, solve_puzzle};
pub use sliding::{BoardsError, blank_moves, connected, solve};
