//! Why there is no solution, or no table.

use crate::Engine;
use fifteen::FifteenError;
use puzzle::catalog::UnknownPuzzle;
use puzzle::{BrokenLaw, Metric, SizeError};
use rows::RowsError;
use table::{FileError, TableError, WrongDistance};

/// Why there is no solution, or no table.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SolveError {
    /// No puzzle has this name.
    #[error(transparent)]
    Unknown(#[from] UnknownPuzzle),
    /// The puzzle has no such size.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// The puzzle's moves are not counted in this metric, but in these: none are named if
    /// there is only one.
    #[error("found the metric {}, and there {}", .0.name(), list_names(.1, Metric::name))]
    Metric(Metric, &'static [Metric]),
    /// The rank of a position is not below how many there are.
    #[error("rank {rank} is not below {positions}")]
    Rank {
        /// The rank.
        rank: u64,
        /// How many ranks there are.
        positions: u64,
    },
    /// The puzzle has no such engine, and has these.
    #[error("found the engine {}, and there {}", .0.name(), list_names(.1, Engine::name))]
    Engine(Engine, Vec<Engine>),
    /// The engine keeps a byte for each position, and nothing less.
    #[error("the engine {0} keeps a byte for each position")]
    BytesOnly(Engine),
    /// It takes more memory than it may.
    #[error("{need} needs {bytes} bytes of memory, and {limit} are allowed")]
    Memory {
        /// What needs it.
        need: String,
        /// How many bytes.
        bytes: u64,
        /// How many there may be.
        limit: u64,
    },
    /// The documents' scan cannot make the table.
    #[error(transparent)]
    Scan(#[from] TableError),
    /// So little of each distance does not tell a solution of this puzzle, or the system refuses
    /// what a table in rows needs.
    #[error(transparent)]
    Rows(#[from] RowsError),
    /// The puzzle breaks a law, so that a table of it would be wrong.
    #[error(transparent)]
    Law(#[from] BrokenLaw),
    /// A table cannot be saved, or opened.
    #[error(transparent)]
    File(#[from] FileError),
    /// A saved table has other distances than the puzzle.
    #[error(transparent)]
    Distance(#[from] WrongDistance),
    /// IDA* is asked for, and no lower bound of the puzzle is known.
    #[error("no lower bound is known: there are some of sliding puzzles")]
    NoLowerBound,
    /// The bidirectional search found no path among the positions that it may visit, and nothing
    /// else can be done.
    #[error("no path was found from both ends among {visits} positions")]
    VisitsExceeded {
        /// How many it may visit.
        visits: usize,
        /// Why no table is computed; `None` if none was asked for.
        table: Option<Box<SolveError>>,
    },
    /// IDA* has ended without an answer.
    #[error(transparent)]
    Search(#[from] ida_star::SearchError),
    /// The tables of the 15-puzzle cannot be built.
    #[error(transparent)]
    Patterns(FifteenError),
    /// No moves lead from this position to the solved one.
    #[error("no moves lead from this position to the solved one")]
    Unsolvable,
}

impl From<FifteenError> for SolveError {
    fn from(error: FifteenError) -> Self {
        match error {
            FifteenError::Search(error) => SolveError::Search(error),
            error => SolveError::Patterns(error),
        }
    }
}

/// What there is: `are rows, hoisted`.
fn list_names<T: Copy>(all: &[T], name: fn(T) -> &'static str) -> String {
    match all.iter().map(|&one| name(one)).collect::<Vec<_>>()[..] {
        [] => "is none to choose".to_owned(),
        [one] => format!("is only {one}"),
        ref names => format!("are {}", names.join(", ")),
    }
}
