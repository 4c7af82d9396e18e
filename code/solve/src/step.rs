//! Methods, the steps of a solver, their costs and results.

use crate::SolveError;
use crate::board_bounds::PATTERN_BYTES_PER_SECOND;
use crate::piece_bounds::PIECE_ENTRIES_PER_SECOND;
use fifteen::Partition;
use ida_star::Progress;
use pattern_database::DatabaseLayer;
use std::fmt::{self, Display};
use std::ops::ControlFlow;
use table::LayerCount;

/// A method to find a shortest solution.
///
/// # Examples
/// ```
/// use solve::Method;
///
/// assert_eq!(Method::ALL.map(Method::name), ["both-ends", "table", "ida-star"]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Method {
    /// Bidirectional search, from the position and from the solved one.
    Bidirectional,
    /// Descent in a complete table.
    Table,
    /// IDA* with a lower bound.
    IdaStar,
}

impl Method {
    /// All methods.
    pub const ALL: [Method; 3] =
        [Method::Bidirectional, Method::Table, Method::IdaStar];

    /// The name of the method in commands and output.
    pub fn name(self) -> &'static str {
        match self {
            Method::Bidirectional => "both-ends",
            Method::Table => "table",
            Method::IdaStar => "ida-star",
        }
    }
}

/// The lower bound that IDA* uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum SearchBound {
    /// Tables of the tiles of the 15-puzzle or the 24-puzzle.
    Patterns {
        /// The partition of the tiles into tables.
        partition: Partition,
        /// Whether the tables are saved already.
        saved: bool,
    },
    /// The larger of linear conflict and walking distance: boards of up to 16 cells, in up to 6
    /// rows and columns.
    WalkingDistance,
    /// Linear conflict alone: larger boards. Far from solved, a search may take days.
    LinearConflict,
    /// Tables of some pieces each, chosen automatically, of a puzzle that somebody defined.
    Pieces {
        /// How many tables there are.
        tables: usize,
        /// At most how many entries they have, each a byte.
        entries: u64,
        /// At most how many bytes the tables and the coordinates take.
        bytes: u64,
        /// How many entries were allowed.
        allowed: u64,
    },
}

impl SearchBound {
    /// The cost of the tables of the lower bound.
    pub fn cost(self) -> Cost {
        match self {
            SearchBound::Patterns { partition, saved: true } => {
                Cost { bytes: partition.bytes(), seconds: 0.0 }
            }
            // All tables, and half as much again while the largest is computed.
            SearchBound::Patterns { partition, saved: false } => {
                let bytes = partition.bytes();
                Cost {
                    bytes: bytes + bytes / 2,
                    seconds: bytes as f64 / PATTERN_BYTES_PER_SECOND,
                }
            }
            SearchBound::Pieces { entries, bytes, .. } => {
                Cost { bytes, seconds: entries as f64 / PIECE_ENTRIES_PER_SECOND }
            }
            _ => Cost { bytes: 0, seconds: 0.0 },
        }
    }
}

/// The tables in a few words: `6-6-3`, or `of pieces`.
impl fmt::Display for SearchBound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SearchBound::Patterns { partition, .. } => write!(f, "{partition}"),
            SearchBound::WalkingDistance => f.write_str("of the walking distance"),
            SearchBound::LinearConflict => f.write_str("of linear conflict"),
            SearchBound::Pieces { .. } => f.write_str("of pieces"),
        }
    }
}

/// Number of seconds from which a computation is long for a person who waits.
pub const LONG_SECONDS: f64 = 2.0;

/// An estimate of memory and time.
///
/// # Examples
/// ```
/// use solve::{Instance, Limits, SolveStep, Solver, SolverOptions};
///
/// let instance = Instance::find("8-puzzle")?;
/// let solver = Solver::new(&instance, SolverOptions::default(), Limits::default())?;
/// let steps = solver.steps();
/// let [SolveStep::Table { cost, refused: None }] = &steps[..] else { panic!() };
/// assert!(cost.bytes < 1_000_000 && !cost.is_long());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cost {
    /// The most memory at one time, in bytes: exact for a table, an estimate for IDA*.
    pub bytes: u64,
    /// The approximate number of seconds on a current machine, within a factor of ten.
    pub seconds: f64,
}

impl Cost {
    /// Whether it takes at least [`LONG_SECONDS`].
    pub fn is_long(self) -> bool {
        self.seconds >= LONG_SECONDS
    }
}

/// A step of a solver. The next one is done only if it finds no solution.
#[derive(Debug)]
#[non_exhaustive]
pub enum SolveStep {
    /// Looks up an existing table.
    ExistingTable,
    /// Searches bidirectionally.
    Bidirectional {
        /// How many positions it may visit.
        visits: usize,
        /// The maximum number of bytes.
        bytes: u64,
    },
    /// Computes the complete table, and looks up the solution.
    Table {
        /// The cost of the table.
        cost: Cost,
        /// Why it cannot be computed.
        refused: Option<SolveError>,
    },
    /// Searches by IDA*.
    IdaStar {
        /// The lower bound.
        bound: SearchBound,
        /// The cost of the tables of the bound. The time of the search is unknown.
        cost: Cost,
        /// How many positions it may visit; `None` for no limit.
        nodes: Option<u64>,
    },
    /// Searches by IDA* from the goal to the position, if there is a lower bound for that: on
    /// a board whose goal has none, if the position has the blank in a corner.
    ReversedIdaStar,
}

impl SolveStep {
    /// The method that the step belongs to.
    pub fn method(&self) -> Method {
        match self {
            SolveStep::Bidirectional { .. } => Method::Bidirectional,
            SolveStep::IdaStar { .. } | SolveStep::ReversedIdaStar => Method::IdaStar,
            SolveStep::ExistingTable | SolveStep::Table { .. } => Method::Table,
        }
    }
}

/// An event in a computation, for an observer.
#[non_exhaustive]
pub enum Event<'a> {
    /// The table begins, or IDA* with another lower bound: each at most once for a solver.
    StepStarted(SolveStep),
    /// A layer of the complete table is complete.
    Layer(LayerCount),
    /// The numbers of finished parts and of all parts of the next layer, for a table that takes
    /// long.
    LayerProgress(usize, usize),
    /// A saved table of the lower bound cannot be used or saved: why, and what is done instead.
    Warning(&'a dyn Display),
    /// A layer of a table of the lower bound is complete.
    PatternLayer(DatabaseLayer),
    /// The progress of IDA* or of a bidirectional search.
    SearchProgress(Progress),
    /// A part of a table of the lower bound was saved.
    PatternSaved,
}

/// A function that is called with the events of a computation; `&|_| {}` ignores them. If it
/// returns [`ControlFlow::Break`], the computation is stopped.
///
/// # Examples
/// ```
/// use solve::{Event, Instance, Limits, Purpose, PuzzleTable, SolveError};
/// use std::ops::ControlFlow;
///
/// let board = Instance::find("8-puzzle")?;
/// let stop = |event: Event| match event {
///     Event::Layer(layer) if layer.depth == 4 => ControlFlow::Break(()),
///     _ => ControlFlow::Continue(()),
/// };
/// let (purpose, limits) = (Purpose::Layers, Limits::default());
/// let stopped = PuzzleTable::compute(&board, None, purpose, limits, &stop);
/// let Err(SolveError::TableStopped { layers, .. }) = stopped else { panic!() };
/// assert_eq!(layers, [1, 2, 4, 8, 16]);
/// # Ok::<(), SolveError>(())
/// ```
pub type EventObserver<'a, R = ()> = &'a (dyn Fn(Event<'_>) -> R + Sync);

/// An observer that says whether to go on: what all methods take.
pub(crate) type StopObserver<'a> = EventObserver<'a, ControlFlow<()>>;

/// How something was computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Computation {
    /// The name of the [`Engine`](crate::Engine) or of the [`Method`], or `saved` for a saved table.
    pub engine: &'static str,
    /// How many threads were used.
    pub threads: usize,
    /// The maximum number of bytes that were allocated.
    pub bytes: u64,
}

/// A shortest solution.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// The moves, as numbers of the puzzle's moves.
    pub moves: Vec<usize>,
    /// How many positions were visited by a search, or looked up in a table.
    pub nodes: u64,
    /// The engine or search that found the solution, and its cost.
    pub computation: Computation,
}

impl Solution {
    /// The solution that a search on one thread has found.
    pub(crate) fn by_search(
        method: Method,
        moves: Vec<usize>,
        nodes: u64,
        bytes: u64,
    ) -> Self {
        let computation = Computation { engine: method.name(), threads: 1, bytes };
        Solution { moves, nodes, computation }
    }
}
