//! The errors of the solver.

use crate::{Computation, Engine};
use fifteen::FifteenError;
use pattern_database::DatabaseError;
use puzzle::catalog::UnknownPuzzle;
use puzzle::{BrokenLaw, Metric, SizeError};
use rows::RowsError;
use table::{FileError, TableError, WrongDistance};

/// Errors in finding a solution or computing a table.
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
    /// The puzzle's moves have no notation of this name, but these: none are named if there
    /// is only one.
    #[error("found the notation {0:?}, and there {names}", names = list_names(.1, |name| name))]
    Notation(String, &'static [&'static str]),
    /// The rank is not below the number of positions.
    #[error("rank {rank} is not below {positions}")]
    Rank {
        /// The rank.
        rank: u64,
        /// How many ranks there are.
        positions: u64,
    },
    /// The puzzle has no such engine; the engines that it has.
    #[error("found the engine {}, and there {}", .0.name(), list_names(.1, Engine::name))]
    Engine(Engine, Vec<Engine>),
    /// The engine always stores a byte for each position.
    #[error("the engine {0} keeps a byte for each position")]
    BytesOnly(Engine),
    /// Something needs more memory than the limit.
    #[error("{need} needs {bytes} bytes of memory, and {limit} are allowed")]
    Memory {
        /// What needs the memory.
        need: String,
        /// How many bytes it needs.
        bytes: u64,
        /// The limit in bytes.
        limit: u64,
    },
    /// The observer stopped the computation of a table.
    #[error(
        "stopped after depth {}: {} positions have their distance",
        layers.len() - 1, layers.iter().sum::<u64>()
    )]
    TableStopped {
        /// How many positions there are at each distance: the layers that are complete.
        layers: Vec<u64>,
        /// How many positions of the next layer were found.
        next: u64,
        /// How much of the next layer was done, of how much.
        part: (usize, usize),
        /// How it was computed.
        computation: Computation,
    },
    /// The documents' scan cannot compute the table.
    #[error(transparent)]
    Scan(#[from] TableError),
    /// The bits that a table in rows would store do not determine solutions of this puzzle, or
    /// there is not enough memory.
    #[error(transparent)]
    Rows(#[from] RowsError),
    /// The puzzle breaks a law, so its table would be wrong.
    #[error(transparent)]
    Law(#[from] BrokenLaw),
    /// A table cannot be saved, or opened.
    #[error(transparent)]
    File(#[from] FileError),
    /// The distances of a saved table are not those of the puzzle.
    #[error(transparent)]
    Distance(#[from] WrongDistance),
    /// IDA* was requested, but no lower bound of the puzzle is known.
    #[error(
        "no lower bound is known: there are some of sliding puzzles whose goal has the blank in \
         a corner, and of puzzles that a file defines, with at most 64 coordinates of pieces \
         and without illegal positions"
    )]
    NoLowerBound,
    /// A search was requested, and there are several goals.
    #[error("found several goals, which need a table: leave --method out")]
    SeveralGoals,
    /// The bidirectional search reached its limit, and there is no other method.
    #[error("no path was found from both ends among {visits} positions")]
    VisitsExceeded {
        /// How many positions it may visit.
        visits: usize,
        /// Why no table is computed; `None` if none was requested.
        table: Option<Box<SolveError>>,
    },
    /// A shortest solution was found, and the bidirectional search for all of them reached its
    /// limit.
    #[error(
        "the shortest solutions have {length} moves, and more than {visits} positions must be \
         visited to find them all"
    )]
    AllExceedVisits {
        /// The length of a shortest solution.
        length: usize,
        /// How many positions may be visited.
        visits: usize,
    },
    /// IDA* ended without a result.
    #[error(transparent)]
    Search(#[from] ida_star::SearchError),
    /// The tables of tiles cannot be computed, opened or saved.
    #[error(transparent)]
    Patterns(FifteenError),
    /// The tables of pieces cannot be computed.
    #[error(transparent)]
    Pieces(#[from] DatabaseError),
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

/// Lists names with a verb: `are rows, hoisted`.
fn list_names<T: Copy>(all: &[T], name: fn(T) -> &'static str) -> String {
    match all.iter().map(|&one| name(one)).collect::<Vec<_>>()[..] {
        [] => "is none to choose".to_owned(),
        [one] => format!("is only {one}"),
        ref names => format!("are {}", names.join(", ")),
    }
}
