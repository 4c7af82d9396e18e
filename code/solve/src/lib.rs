//! Shortest solutions of any puzzle of the catalog, by the method that suits it.
//!
//! Three methods find a shortest solution, and each has its puzzles:
//!
//! | method | suits | memory |
//! |---|---|---|
//! | a complete table ([`PuzzleTable`]) | puzzles whose positions all fit in memory | bits or a byte for each position |
//! | a bidirectional search | positions near the solved one, of any puzzle | some bytes for each visited position |
//! | IDA* with a [`SearchBound`] | sliding puzzles and definitions, however many positions | the tables of the lower bound |
//!
//! [`solve`] chooses a method. It computes a complete table if that takes neither longer than
//! [`LONG_SECONDS`] nor more memory than the [`Limits`] allow. Otherwise it begins with a bidirectional
//! search. If that visits too many positions, the table follows, or IDA* if the table does not fit
//! in memory and a lower bound is known. A
//! [`Solver`] does the same for many positions, says beforehand in [`SolveStep`]s what it will do and
//! what that [`Cost`]s, and reports to an [`EventObserver`]. [`SolverOptions`] ask for one method.
//! A [`PositionSolver`] is for positions without ranks: those of the 24-puzzle, or of Rubik's cube
//! from its definition.
//!
//! ```
//! use solve::{Instance, Limits, solve};
//!
//! let instance = Instance::find("8-puzzle")?;
//! let board = instance.puzzle().read_rank("8 6 7 2 5 4 3 0 1")?;
//! let solution = solve(&instance, board, Limits::default())?;
//! assert_eq!(solution.moves.len(), 31);
//! assert_eq!(solution.computation.engine, "rows");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The crate needs `std`. It belongs to the chapters *Shortest solutions* and *The 15-puzzle* of
//! the book *God's Algorithm*.

// Puzzles, limits, engines and steps.
mod engine;
mod error;
mod goals;
mod instance;
mod limits;
mod step;

// The methods.
mod bidirectional;
mod board_bounds;
mod bounded_search;
mod ida_star_method;
mod piece_bounds;
mod puzzle_table;
mod shortest;
mod table_plan;

// Positions to be solved.
mod random;

// The choice of methods, and what else fits.
mod alternatives;
mod solver;

pub use alternatives::{Alternative, what_fits};
pub use bidirectional::BYTES_PER_VISIT;
pub use board_bounds::fifteen_tables;
pub use engine::Engine;
pub use error::SolveError;
pub use ida_star_method::{BoundedPuzzle, PositionSolver};
pub use instance::Instance;
pub use limits::{Limits, SMALL_POSITIONS};
pub use puzzle_table::PuzzleTable;
pub use random::{RandomPositions, random_below};
pub use shortest::ShortestSolutions;
pub use solver::{Solver, SolverOptions, VISITS_BEFORE_PATTERNS, solve};
pub use step::{
    Computation, Cost, Event, EventObserver, LONG_SECONDS, Method, SearchBound,
    Solution, SolveStep,
};
pub use table_plan::Purpose;
