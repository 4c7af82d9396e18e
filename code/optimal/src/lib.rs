//! Shortest solutions of Rubik's cube in the half-turn metric.
//!
//! [`Optimal`] searches all sequences of 0 turns, of 1, of 2, and so on, until one solves the
//! cube. Pruning tables exclude most of them early: [`Tables`] lists sets of tables of different
//! sizes. [`Optimal::estimate`] says beforehand what a search may take.
//!
//! ```
//! use optimal::{Optimal, Tables};
//! use puzzle::rubik::{Cube, parse};
//!
//! let optimal = Optimal::build(Tables::Small, |_| ())?; // others know more
//! let cube: Cube = parse("R U2 F' L D B2")?.into_iter().map(Cube::from_turn).product();
//! let outcome = optimal.search().threads(2).solve(&cube);
//! assert_eq!(outcome.solutions[0].to_string(), "B2 D' L' F U2 R'");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! In which order to read the modules:
//!
//! 1. `distances`, `plain`: how many cubes are how far from solved; the search, the bound of three
//!    axes and the expected number of nodes as plain functions.
//! 2. `bound`, `search`: what a search needs of tables, and the search.
//! 3. `eight_corners`, `six_edges`, `packed`, `small`, `korf`: Korf's three tables, and small ones.
//! 4. `coset_pattern`, `coset_tables`: tables of the cosets of the first phase.
//! 5. `pieces`, `cosets`: the cosets of a cube and of its inverse, on three axes.
//! 6. `estimate`, `optimal`, `files`: what to expect, the solver, and its tables in files.
//!
//! # Sources
//! R. Korf, *Finding optimal solutions to Rubik's Cube using pattern databases*, AAAI-97, has the
//! three tables. M. Reid wrote the first solver with a table of cosets on three axes, and
//! T. Rokicki's solver looks up the inverse and chooses the side with fewer turns; that an entry
//! also tells the turns is an idea of the programs that proved God's number.
//!
//! The crate needs `std`. It is the chapter *Optimal Rubik's cube* of the book *God's Algorithm*.

mod bound;
mod coset_pattern;
mod coset_tables;
mod cosets;
mod distances;
mod eight_corners;
mod estimate;
mod files;
mod korf;
mod optimal;
mod packed;
mod pieces;
mod plain;
mod search;
mod six_edges;
mod small;

pub use distances::{COUNTED_DISTANCES, CUBES_AT_DISTANCE};
pub use estimate::Estimate;
pub use files::FileError;
pub use optimal::{BuildProgress, Optimal, Tables};
pub use plain::{
    bound_of_axes, canonical_sequences, expected_nodes, shortest, solution_of_length,
};
pub use search::{Outcome, Progress, Search};
