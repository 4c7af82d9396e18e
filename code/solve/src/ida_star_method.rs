//! IDA* for sliding boards, with the best known lower bound: a method of the solver, and the
//! solver of boards whose positions have no ranks.

use crate::bounded_search::{BoardSearch, BoundedSearch, undo_automaton};
use crate::step::StopObserver;
use crate::{
    Cost, Event, EventObserver, Instance, Limits, SlidingBound, Solution, SolveError,
    SolveStep,
};
use fifteen::{BuildEvent, FifteenError, Partition, PartitionTables};
use ida_star::{Automaton, SearchError};
use lower_bound::{LinearConflict, MaxBound, WalkingDistance};
use puzzle::sliding::{self, Sliding};
use puzzle::{ByteArray, Puzzle, Reply};
use saved::FileFault;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// IDA* for a sliding board of at most 25 cells, also for those whose positions have no ranks. The
/// tables of its lower bound are computed when a position needs them.
///
/// # Examples
/// ```
/// use puzzle::{Puzzle, sliding::Sliding};
/// use solve::{BoardSolver, Limits};
///
/// let puzzle = Sliding::without_ranks(5, 5)?; // the 24-puzzle
/// let board = puzzle.scramble("DDRRULDRULLDRRDLUURDDLU")?;
/// let mut solver = BoardSolver::new(puzzle, None, Limits::default());
/// let solution = solver.solve(&board, &|_| {})?;
/// assert_eq!(solution.map(|solution| solution.moves.len()), Some(19));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct BoardSolver {
    puzzle: Sliding,
    limits: Limits,
    /// The lower bounds, one used after another: each but the last for a limited search.
    bounds: Vec<SlidingBound>,
    /// The number of the bound in use.
    stage: usize,
    /// The folder of saved tables.
    folder: Option<PathBuf>,
    search: Option<Box<dyn BoundedSearch>>,
}

/// Maximum number of positions that IDA* visits with small tables of tiles before larger
/// ones are computed: some seconds, less than the larger ones take.
pub const NODES_BEFORE_LARGER_TABLES: u64 = 100_000_000;

/// Maximum numbers of cells and of lines of boards with the walking distance: larger ones have
/// too many contents of lines.
const MAX_WALKING_BOARD: (usize, usize) = (16, 6);
/// Approximate number of bytes of a content of the walking distance.
const BYTES_PER_CONTENT: usize = 60;
/// Bytes of the tables of tiles that are computed in a second.
const PATTERN_BYTES_PER_SECOND: f64 = 18e6;

impl BoardSolver {
    /// Chooses the lower bound. Nothing is computed yet. Tables are kept in the folder, which must
    /// exist when they are computed; with `None` they are computed in memory.
    pub fn new(puzzle: Sliding, folder: Option<PathBuf>, limits: Limits) -> Self {
        let bounds = match puzzle.shape() {
            (4 | 5, columns) if puzzle.shape().0 == columns => {
                pattern_bounds(columns, folder.as_deref(), &limits)
            }
            (rows, columns) => {
                let has_few_contents = rows * columns <= MAX_WALKING_BOARD.0
                    && rows.max(columns) <= MAX_WALKING_BOARD.1;
                if has_few_contents {
                    vec![SlidingBound::WalkingDistance]
                } else {
                    vec![SlidingBound::LinearConflict]
                }
            }
        };
        BoardSolver { puzzle, limits, bounds, stage: 0, folder, search: None }
    }

    /// The solver of a puzzle of the catalog, if it is a board with the usual goal, which is that
    /// of the lower bounds.
    pub(crate) fn of_instance(
        instance: &Instance,
        folder: Option<PathBuf>,
        limits: Limits,
    ) -> Result<Self, SolveError> {
        let is_sliding = instance.is_of(&sliding::FAMILY) && !instance.has_own_goal();
        match instance.choice().map(|choice| &choice.sizes[..]) {
            Some(&[rows, columns]) if is_sliding => {
                Ok(BoardSolver::new(Sliding::new(rows, columns)?, folder, limits))
            }
            _ => Err(SolveError::NoLowerBound),
        }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Sliding {
        &self.puzzle
    }

    /// Whether the lower bound is so good that a bidirectional search is soon slower.
    pub(crate) fn is_strong(&self) -> bool {
        matches!(self.bounds[0], SlidingBound::Patterns { .. })
    }

    /// The steps of the solver that are left: one for each lower bound.
    pub fn steps(&self) -> impl Iterator<Item = SolveStep> {
        let visited = |stage| (stage - self.stage) as u64 * NODES_BEFORE_LARGER_TABLES;
        let stages = (self.stage..self.bounds.len())
            .map(move |stage| (stage, self.nodes(stage, visited(stage))));
        let reached = stages.filter(|&(_, nodes)| nodes != Some(0));
        reached.map(|(stage, nodes)| self.step(stage, nodes))
    }

    fn step(&self, stage: usize, nodes: Option<u64>) -> SolveStep {
        let bound = self.bounds[stage];
        SolveStep::IdaStar { bound, cost: bound.cost(), nodes }
    }

    /// The maximum number of positions that a stage visits after those of earlier stages;
    /// `None` for no limit.
    fn nodes(&self, stage: usize, visited: u64) -> Option<u64> {
        let left = self.limits.nodes.map(|limit| limit.saturating_sub(visited));
        let is_last = stage + 1 == self.bounds.len();
        left.into_iter().chain((!is_last).then_some(NODES_BEFORE_LARGER_TABLES)).min()
    }

    /// A shortest solution. `None` if no moves solve the position.
    ///
    /// # Errors
    /// [`SolveError::Search`] or [`SolveError::Memory`] if the limits are too narrow or the observer
    /// stops it, and [`SolveError::Patterns`] if the board is not one of this puzzle or no table can be computed.
    ///
    /// # Complexity
    /// Time grows exponentially with the length of the solution; memory for the tables.
    pub fn solve<R: Reply>(
        &mut self,
        board: &ByteArray,
        observer: EventObserver<R>,
    ) -> Result<Option<Solution>, SolveError> {
        let observer: StopObserver = &|event| observer(event).control_flow();
        let (limit, mut visited) = (self.limits.nodes.unwrap_or(u64::MAX), 0);
        loop {
            let nodes = self.nodes(self.stage, visited);
            let search = self.search(nodes, observer)?;
            let nodes = nodes.unwrap_or(u64::MAX);
            match search.first(board, nodes, observer) {
                Err(SolveError::Search(SearchError::Limit { .. }))
                    if nodes < limit - visited =>
                {
                    visited += nodes;
                    self.stage += 1;
                    self.search = None;
                }
                Ok(Some(mut solution)) => {
                    solution.nodes += visited;
                    return Ok(Some(solution));
                }
                other => return other,
            }
        }
    }

    /// All shortest solutions of a position; none if no moves solve it.
    pub(crate) fn solve_all(
        &mut self,
        board: &ByteArray,
        observer: StopObserver,
    ) -> Result<Vec<Vec<usize>>, SolveError> {
        let nodes = self.limits.nodes;
        let search = self.search(nodes, observer)?;
        search.all(board, nodes.unwrap_or(u64::MAX), observer)
    }

    /// The search with the lower bound in use, which is computed if needed. Where large tables
    /// can be neither opened nor computed, as for want of memory, the smallest are used from
    /// then on. `nodes` is reported to the observer.
    fn search(
        &mut self,
        nodes: Option<u64>,
        observer: StopObserver,
    ) -> Result<&dyn BoundedSearch, SolveError> {
        let search = match self.search.take() {
            Some(search) => search,
            None => match (self.build(nodes, observer), self.bounds[self.stage]) {
                (
                    Err(SolveError::Patterns(error)),
                    SlidingBound::Patterns { partition, .. },
                ) if partition != smaller_tables(partition) && !error.is_stop() => {
                    let small = smaller_tables(partition);
                    let _ = observer(Event::Warning(&format!(
                        "{error}; the tables {small} are used instead"
                    )));
                    self.bounds = vec![pattern_bound(small, self.folder.as_deref())];
                    self.stage = 0;
                    self.build(nodes, observer)?
                }
                (built, _) => built?,
            },
        };
        Ok(&**self.search.insert(search))
    }

    /// Computes the lower bound in use, and returns the search with it.
    fn build(
        &self,
        nodes: Option<u64>,
        observer: StopObserver,
    ) -> Result<Box<dyn BoundedSearch>, SolveError> {
        let bound = self.bounds[self.stage];
        if let SlidingBound::Patterns { partition, .. } = bound {
            let need = format!("IDA* with the tables {partition}");
            self.limits.check_memory(&need, bound.cost().bytes)?;
        }
        let _ = observer(Event::StepStarted(self.step(self.stage, nodes)));
        if let SlidingBound::Patterns { partition, .. } = bound {
            return Ok(Box::new(self.tables(partition, observer)?));
        }
        let puzzle = self.puzzle;
        let automaton = if puzzle.has_ranks() {
            // Redundant sequences of up to six moves, from a board for each cell of the blank.
            let cells = puzzle.cells() as u64;
            let board = |i| puzzle.unrank(i * (puzzle.count() / cells));
            let boards: Vec<ByteArray> = (0..cells).map(board).collect();
            Automaton::find(&puzzle, &boards, 6)
        } else {
            undo_automaton()
        };
        let conflict = LinearConflict::new(&puzzle);
        Ok(match bound {
            SlidingBound::WalkingDistance => {
                let walking =
                    WalkingDistance::new(&puzzle).expect("few contents of lines");
                let bytes =
                    BYTES_PER_CONTENT * walking.table_sizes().iter().sum::<usize>();
                let bound = MaxBound(conflict, walking);
                Box::new(BoardSearch { puzzle, bound, automaton, bytes })
            }
            _ => Box::new(BoardSearch { puzzle, bound: conflict, automaton, bytes: 0 }),
        })
    }

    /// Opens the tables of tiles, or computes them: in the folder, or in memory if
    /// nothing can be saved.
    fn tables(
        &self,
        partition: Partition,
        observer: StopObserver,
    ) -> Result<PartitionTables, FifteenError> {
        if let Some(folder) = &self.folder {
            match fifteen_tables(partition, folder, observer) {
                Err(FifteenError::Save(why)) => {
                    let why = format!("the tables {partition} cannot be kept: {why}");
                    let _ = observer(Event::Warning(&why));
                }
                tables => return tables,
            }
        }
        PartitionTables::build(partition, |layer| observer(Event::PatternLayer(layer)))
    }
}

/// The lower bound by the tables of a partition.
fn pattern_bound(partition: Partition, folder: Option<&Path>) -> SlidingBound {
    let saved = folder.is_some_and(|folder| partition.is_saved(folder));
    SlidingBound::Patterns { partition, saved }
}

/// The smaller tables of the same puzzle.
fn smaller_tables(partition: Partition) -> Partition {
    Partition::of_side(partition.side()).map_or(partition, |[small, _]| small)
}

/// The tables that IDA* uses for a square board: the largest that are saved, or else the smallest,
/// and after those the largest if there is memory for computing them.
fn pattern_bounds(
    side: usize,
    folder: Option<&Path>,
    limits: &Limits,
) -> Vec<SlidingBound> {
    let partitions = Partition::of_side(side).expect("the 15-puzzle or the 24-puzzle");
    let [small, large] = partitions.map(|partition| pattern_bound(partition, folder));
    let fits = limits.memory.is_none_or(|limit| large.cost().bytes <= limit);
    match large {
        _ if !fits => vec![small],
        SlidingBound::Patterns { saved: true, .. } => vec![large],
        _ => vec![small, large],
    }
}

impl SlidingBound {
    /// The cost of the tables of the lower bound.
    pub fn cost(self) -> Cost {
        match self {
            SlidingBound::Patterns { partition, saved: true } => {
                Cost { bytes: partition.bytes(), seconds: 0.0 }
            }
            // All tables, and half as much again while the largest is computed.
            SlidingBound::Patterns { partition, saved: false } => {
                let bytes = partition.bytes();
                Cost {
                    bytes: bytes + bytes / 2,
                    seconds: bytes as f64 / PATTERN_BYTES_PER_SECOND,
                }
            }
            _ => Cost { bytes: 0, seconds: 0.0 },
        }
    }
}

/// Opens tables of the 15-puzzle or 24-puzzle that were saved in a folder; those that are missing
/// or damaged are computed and saved. The observer gets a warning about damage, and each layer.
///
/// # Errors
/// As [`PartitionTables::open_or_build`].
///
/// # Complexity
/// O(bytes) time, and no more memory than the largest table needs.
///
/// # Examples
/// ```
/// use fifteen::Partition;
///
/// let folder = tempfile::tempdir()?;
/// let tables = solve::fifteen_tables(Partition::SixSixThree, folder.path(), &|_| {})?;
/// assert!(Partition::SixSixThree.is_saved(folder.path()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn fifteen_tables<R: Reply>(
    partition: Partition,
    folder: &Path,
    observer: EventObserver<R>,
) -> Result<PartitionTables, FifteenError> {
    PartitionTables::open_or_build(partition, folder, |work| {
        let reply = match work {
            BuildEvent::Rebuild(_, why) if why.fault != FileFault::Missing => {
                observer(Event::Warning(&format!("{why}; it is rebuilt")))
            }
            BuildEvent::Layer(layer) => observer(Event::PatternLayer(layer)),
            BuildEvent::Piece(_) => observer(Event::PatternSaved),
            _ => return ControlFlow::Continue(()),
        };
        reply.control_flow()
    })
}
