//! What a solver does, step by step, and what that costs.

use crate::SolveError;
use fifteen::Partition;
use ida_star::Progress;
use pattern_database::SlabLayer;
use std::fmt::Display;
use table::LayerCount;

/// How a shortest solution is found.
///
/// # Examples
/// ```
/// use solve::Method;
///
/// assert_eq!(Method::ALL.map(Method::name), ["both-ends", "table", "ida-star"]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Method {
    /// Layer by layer from the position and from the solved one, until they meet.
    Bidirectional,
    /// By a complete table.
    Table,
    /// Depth first, with a lower bound.
    IdaStar,
}

impl Method {
    /// All of them.
    pub const ALL: [Method; 3] =
        [Method::Bidirectional, Method::Table, Method::IdaStar];

    /// Its name in commands and output.
    pub fn name(self) -> &'static str {
        match self {
            Method::Bidirectional => "both-ends",
            Method::Table => "table",
            Method::IdaStar => "ida-star",
        }
    }
}

/// The lower bound that IDA* has for a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SlidingBound {
    /// Tables of the tiles of the 15-puzzle.
    Patterns {
        /// Which tiles are in one table.
        partition: Partition,
        /// Whether the tables are saved already.
        saved: bool,
    },
    /// The larger of linear conflict and walking distance: boards of up to 16 cells, in up to 6
    /// rows and columns.
    WalkingDistance,
    /// Linear conflict alone: larger boards. Far from solved, a search may take days.
    LinearConflict,
}

/// A person waits for what takes longer, in seconds.
pub const LONG_SECONDS: f64 = 2.0;

/// An estimate: how much memory something takes, and about how long.
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
    /// About how many seconds on a machine of today: within a factor of ten.
    pub seconds: f64,
}

impl Cost {
    /// Whether a person would wait for it.
    pub fn is_long(self) -> bool {
        self.seconds >= LONG_SECONDS
    }
}

/// One thing that a solver does, and the next one only if it finds no solution.
#[derive(Debug)]
#[non_exhaustive]
pub enum SolveStep {
    /// Looks up a table that is there.
    ExistingTable,
    /// Searches from both ends.
    Bidirectional {
        /// How many positions it may visit.
        visits: usize,
        /// The most memory that it takes.
        bytes: u64,
    },
    /// Computes the complete table, and looks up the solution.
    Table {
        /// What it costs.
        cost: Cost,
        /// Why it cannot be computed.
        refused: Option<SolveError>,
    },
    /// Searches depth first.
    IdaStar {
        /// With which lower bound.
        bound: SlidingBound,
        /// What the tables of the bound cost. How long the search takes, nobody knows.
        cost: Cost,
    },
}

impl SolveStep {
    /// The method that the step belongs to.
    pub fn method(&self) -> Method {
        match self {
            SolveStep::Bidirectional { .. } => Method::Bidirectional,
            SolveStep::IdaStar { .. } => Method::IdaStar,
            SolveStep::ExistingTable | SolveStep::Table { .. } => Method::Table,
        }
    }
}

/// How far a computation has come.
#[non_exhaustive]
pub enum Event<'a> {
    /// A table is begun, or IDA*: each at most once for a solver.
    StepStarted(SolveStep),
    /// A layer of the complete table is there.
    Layer(LayerCount),
    /// So many parts of the next layer are done, of so many: only of a table that takes long.
    LayerProgress(usize, usize),
    /// A saved table of the lower bound cannot be used or kept: why, and what is done instead.
    Warning(&'a dyn Display),
    /// A layer of a table of the lower bound is there.
    PatternLayer(SlabLayer),
    /// IDA* has come so far.
    IdaProgress(Progress),
}

/// A function that is told how a computation goes on; `&|_| {}` is told in vain.
pub type EventObserver<'a> = &'a (dyn Fn(Event<'_>) + Sync);

/// How something was computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Computation {
    /// The name of the [`Engine`](crate::Engine) or of the [`Method`], or `saved` for a saved table.
    pub engine: &'static str,
    /// How many threads it had.
    pub threads: usize,
    /// The most memory that it allocated, in bytes.
    pub bytes: u64,
}

/// A shortest solution.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// Its moves, as numbers of the puzzle's moves.
    pub moves: Vec<usize>,
    /// How many positions were looked at: visited or expanded by a search, looked up in a table.
    pub nodes: u64,
    /// What found it.
    pub computation: Computation,
}

impl Solution {
    /// What a search of one thread has found.
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
