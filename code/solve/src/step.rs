//! What a solver does, step by step, and whom it tells.

use crate::{Cost, Engine, SolveError};
use fifteen::Partition;
use ida_star::Progress;
use pattern_database::SlabLayer;
use saved::OpenError;
use std::ops::ControlFlow;
use table::Layer;

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
pub enum LowerBound {
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
    /// The larger of two pruning tables: the pocket cube.
    PruningTables,
}

/// One thing that a solver does, and the next one only if it finds no solution.
#[derive(Debug)]
#[non_exhaustive]
pub enum Step {
    /// Looks up a table that is there.
    TableAtHand,
    /// Searches from both ends.
    Bidirectional {
        /// How many positions it may visit.
        visits: usize,
        /// The most memory that it takes.
        bytes: u64,
    },
    /// Computes the complete table, and looks up the solution.
    Table {
        /// By which engine.
        engine: Engine,
        /// On how many threads.
        threads: usize,
        /// What it costs.
        cost: Cost,
        /// Whether a person would wait for it.
        is_long: bool,
        /// Why it cannot be computed.
        refused: Option<SolveError>,
    },
    /// Searches depth first.
    IdaStar {
        /// With which lower bound.
        bound: LowerBound,
        /// What the tables of the bound cost. How long the search takes, nobody knows.
        cost: Cost,
    },
}

impl Step {
    /// The method that the step belongs to.
    pub fn method(&self) -> Method {
        match self {
            Step::Bidirectional { .. } => Method::Bidirectional,
            Step::IdaStar { .. } => Method::IdaStar,
            Step::TableAtHand | Step::Table { .. } => Method::Table,
        }
    }
}

/// What an observer is told.
#[derive(Debug)]
#[non_exhaustive]
pub enum Event<'a> {
    /// A step begins: each at most once for a solver, and a table at hand is none.
    Begins(&'a Step),
    /// The bidirectional search found nothing among so many positions, and another step follows.
    NotMet(usize),
    /// A layer of the complete table is there.
    Layer(Layer),
    /// So many parts of the next layer are done, of so many.
    Part(usize, usize),
    /// A saved table of the lower bound cannot be used, and is built again.
    Rebuilds(&'a OpenError),
    /// The tables of the lower bound cannot be saved, and are built in memory.
    NotSaved(Partition, &'a dyn std::error::Error),
    /// A layer of a table of the lower bound is there.
    PatternLayer(SlabLayer),
    /// IDA* has come so far.
    Deepens(Progress),
}

/// Who is told how a computation goes on. `()` is nobody.
pub trait Observer: Sync {
    /// Takes note of an event. [`ControlFlow::Break`] ends IDA* with
    /// [`SolveError::Search`]; other steps go on to their end.
    fn event(&self, event: Event<'_>) -> ControlFlow<()>;

    /// Whether [`Event::Part`] is of use. Then a layer in rows is done in more parts, which takes
    /// a little longer.
    fn wants_parts(&self) -> bool {
        false
    }
}

impl Observer for () {
    fn event(&self, _: Event<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// How something was computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Computation {
    /// The name of the [`Engine`] or of the [`Method`], or `saved` for a saved table.
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
