//! IDA*, as a method of the solver, with the best known lower bound of a puzzle.

use crate::{
    Cost, Event, EventObserver, Instance, Limits, Method, SlidingBound, Solution,
    SolveError, SolveStep,
};
use fifteen::{BuildEvent, FifteenError, IncrementalBound, Partition, PartitionTables};
use ida_star::{Automaton, IdaStar, Progress, SearchError};
use lower_bound::{LinearConflict, LowerBound, MaxBound, WalkingDistance};
use puzzle::sliding::{self, Sliding};
use puzzle::{ByteArray, Puzzle};
use saved::FileFault;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// IDA* for a puzzle. The tables of its lower bound are computed when a position needs them.
pub struct IdaStarMethod<'a> {
    instance: &'a Instance,
    limits: Limits,
    /// The lower bounds, one used after another: each but the last for a limited search.
    bounds: Vec<SlidingBound>,
    /// The number of the bound in use.
    stage: usize,
    /// The folder of saved tables of the 15-puzzle.
    folder: Option<PathBuf>,
    search: Option<Box<dyn BoundedSearch>>,
}

/// IDA* with a lower bound. `nodes` is the maximum number of positions.
trait BoundedSearch {
    /// A shortest solution of a rank, or `None` if no moves solve it.
    fn first(
        &self,
        rank: u64,
        nodes: u64,
        observer: EventObserver,
    ) -> Result<Option<Solution>, SolveError>;

    /// All shortest solutions of a rank.
    fn all(
        &self,
        rank: u64,
        nodes: u64,
        observer: EventObserver,
    ) -> Result<Vec<Vec<usize>>, SolveError>;
}

/// Maximum number of positions that IDA* visits with small tables of the 15-puzzle before larger
/// ones are computed: some seconds, less than the larger ones take.
pub const NODES_BEFORE_LARGER_TABLES: u64 = 100_000_000;

/// Maximum numbers of cells and of lines of boards with the walking distance: larger ones have
/// too many contents of lines.
const MAX_WALKING_BOARD: (usize, usize) = (16, 6);
/// Approximate number of bytes of a content of the walking distance.
const BYTES_PER_CONTENT: usize = 60;
/// Bytes of the tables of the 15-puzzle that are computed in a second.
const PATTERN_BYTES_PER_SECOND: f64 = 18e6;

impl<'a> IdaStarMethod<'a> {
    /// Chooses the lower bound. Nothing is computed yet.
    pub fn new(
        instance: &'a Instance,
        folder: Option<PathBuf>,
        limits: Limits,
    ) -> Result<Self, SolveError> {
        // The lower bounds are those of the usual goal.
        let is_sliding = instance.choice().family.name == sliding::FAMILY.name
            && !instance.has_own_goal();
        let bounds = match instance.choice().sizes[..] {
            [4, 4] if is_sliding => pattern_bounds(folder.as_deref(), &limits),
            [rows, columns] if is_sliding => {
                let has_few_contents = rows * columns <= MAX_WALKING_BOARD.0
                    && rows.max(columns) <= MAX_WALKING_BOARD.1;
                if has_few_contents {
                    vec![SlidingBound::WalkingDistance]
                } else {
                    vec![SlidingBound::LinearConflict]
                }
            }
            _ => return Err(SolveError::NoLowerBound),
        };
        Ok(IdaStarMethod { instance, limits, bounds, stage: 0, folder, search: None })
    }

    /// Whether the lower bound is so good that a bidirectional search is soon slower.
    pub fn is_strong(&self) -> bool {
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
    pub fn solve(
        &mut self,
        rank: u64,
        observer: EventObserver,
    ) -> Result<Option<Solution>, SolveError> {
        let (limit, mut visited) = (self.limits.nodes.unwrap_or(u64::MAX), 0);
        loop {
            let nodes = self.nodes(self.stage, visited);
            let search = self.search(nodes, observer)?;
            let nodes = nodes.unwrap_or(u64::MAX);
            match search.first(rank, nodes, observer) {
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
    pub fn solve_all(
        &mut self,
        rank: u64,
        observer: EventObserver,
    ) -> Result<Vec<Vec<usize>>, SolveError> {
        let nodes = self.limits.nodes;
        let search = self.search(nodes, observer)?;
        search.all(rank, nodes.unwrap_or(u64::MAX), observer)
    }

    /// The search with the lower bound in use, which is computed if needed. Where large tables
    /// can be neither opened nor computed, as for want of memory, the smallest are used from
    /// then on. `nodes` is reported to the observer.
    fn search(
        &mut self,
        nodes: Option<u64>,
        observer: EventObserver,
    ) -> Result<&dyn BoundedSearch, SolveError> {
        let search = match self.search.take() {
            Some(search) => search,
            None => match (self.build(nodes, observer), self.bounds[self.stage]) {
                (
                    Err(SolveError::Patterns(error)),
                    SlidingBound::Patterns { partition: Partition::SevenEight, .. },
                ) => {
                    let small = Partition::SixSixThree;
                    observer(Event::Warning(&format!(
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
        observer: EventObserver,
    ) -> Result<Box<dyn BoundedSearch>, SolveError> {
        let bound = self.bounds[self.stage];
        if let SlidingBound::Patterns { partition, .. } = bound {
            let need = format!("IDA* with the tables {partition}");
            self.limits.check_memory(&need, bound.cost().bytes)?;
        }
        observer(Event::StepStarted(self.step(self.stage, nodes)));
        if let SlidingBound::Patterns { partition, .. } = bound {
            return Ok(Box::new(self.tables(partition, observer)?));
        }
        let sizes = &self.instance.choice().sizes;
        let puzzle = Sliding::new(sizes[0], sizes[1])?;
        // Redundant sequences of up to six moves, from a board for each cell of the blank.
        let cells = puzzle.cells() as u64;
        let board = |i| puzzle.unrank(i * (puzzle.count() / cells));
        let boards: Vec<ByteArray> = (0..cells).map(board).collect();
        let automaton = Automaton::find(&puzzle, &boards, 6);
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

    /// Opens the tables of the 15-puzzle, or computes them: in the folder, or in memory if
    /// nothing can be saved.
    fn tables(
        &self,
        partition: Partition,
        observer: EventObserver,
    ) -> Result<PartitionTables, FifteenError> {
        if let Some(folder) = &self.folder {
            match fifteen_tables(partition, folder, observer) {
                Err(FifteenError::Save(why)) => observer(Event::Warning(&format!(
                    "the tables {partition} cannot be kept: {why}"
                ))),
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

/// The tables of the 15-puzzle that IDA* uses: the largest that are saved, or else the smallest,
/// and after those the largest if there is memory for computing them.
fn pattern_bounds(folder: Option<&Path>, limits: &Limits) -> Vec<SlidingBound> {
    let [small, large] =
        Partition::ALL.map(|partition| pattern_bound(partition, folder));
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

/// Opens tables of the 15-puzzle that were saved in a folder; those that are missing or damaged
/// are computed and saved. The observer gets a warning about damage, and each layer.
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
pub fn fifteen_tables(
    partition: Partition,
    folder: &Path,
    observer: EventObserver,
) -> Result<PartitionTables, FifteenError> {
    PartitionTables::open_or_build(partition, folder, |work| match work {
        BuildEvent::Rebuild(_, why) if why.fault != FileFault::Missing => {
            observer(Event::Warning(&format!("{why}; it is rebuilt")));
        }
        BuildEvent::Layer(layer) => observer(Event::PatternLayer(layer)),
        _ => {}
    })
}

/// IDA* for the 15-puzzle.
impl BoundedSearch for PartitionTables {
    fn first(
        &self,
        rank: u64,
        nodes: u64,
        observer: EventObserver,
    ) -> Result<Option<Solution>, SolveError> {
        let (bound, board) = (self.bound(), fifteen::puzzle().unrank(rank));
        let search = fifteen::FifteenSearch::new(&bound).max_nodes(nodes);
        let found = search
            .search_observed(&board, |progress| report_progress(observer, progress))?;
        let (nodes, bytes) = (found.nodes(), self.partition().bytes());
        Ok(Some(Solution::by_search(Method::IdaStar, found.solution, nodes, bytes)))
    }

    fn all(
        &self,
        rank: u64,
        nodes: u64,
        observer: EventObserver,
    ) -> Result<Vec<Vec<usize>>, SolveError> {
        let bound = RecomputedBound(self.bound());
        search_all(&fifteen::puzzle(), &bound, rank, nodes, observer)
    }
}

/// An incremental lower bound of the 15-puzzle that is recomputed for each board.
struct RecomputedBound<C>(C);

impl<C: IncrementalBound> LowerBound<ByteArray> for RecomputedBound<C> {
    fn lower_bound(&self, board: &ByteArray) -> Option<u8> {
        let board = board[..].try_into().expect("a board of the 15-puzzle");
        Some(self.0.bound(&self.0.initial(&board)))
    }
}

/// IDA* for a board, with a lower bound that takes `bytes` bytes.
struct BoardSearch<B> {
    puzzle: Sliding,
    bound: B,
    automaton: Automaton,
    bytes: usize,
}

impl<B: LowerBound<ByteArray> + Sync> BoundedSearch for BoardSearch<B> {
    fn first(
        &self,
        rank: u64,
        nodes: u64,
        observer: EventObserver,
    ) -> Result<Option<Solution>, SolveError> {
        let start = self.puzzle.unrank(rank);
        let search = IdaStar::new(&self.puzzle, &self.bound);
        let search = search.canonical(&self.automaton).max_nodes(nodes);
        let outcome = search
            .search_observed(&start, |progress| report_progress(observer, progress))?;
        let moves = outcome.solution().map(<[usize]>::to_vec);
        Ok(moves.map(|moves| {
            let bytes = (self.bytes + size_of_val(&start) * moves.len()) as u64;
            Solution::by_search(Method::IdaStar, moves, outcome.nodes(), bytes)
        }))
    }

    fn all(
        &self,
        rank: u64,
        nodes: u64,
        observer: EventObserver,
    ) -> Result<Vec<Vec<usize>>, SolveError> {
        search_all(&self.puzzle, &self.bound, rank, nodes, observer)
    }
}

/// IDA* for all shortest solutions of a board. It leaves out only sequences in which a move
/// undoes the one before: those that are redundant for one solution are solutions of their own.
fn search_all(
    board: &Sliding,
    bound: &(impl LowerBound<ByteArray> + Sync),
    rank: u64,
    nodes: u64,
    observer: EventObserver,
) -> Result<Vec<Vec<usize>>, SolveError> {
    let inverse_pairs = [[0, 1], [1, 0], [2, 3], [3, 2]].map(Vec::from);
    let search =
        IdaStar::new(board, bound).canonical(&Automaton::new(4, &inverse_pairs));
    let search = search.max_nodes(nodes).max_solutions(usize::MAX);
    let outcome = search.search_observed(&board.unrank(rank), |progress| {
        report_progress(observer, progress)
    })?;
    Ok(outcome.solutions)
}

fn report_progress(observer: EventObserver, progress: &Progress) -> ControlFlow<()> {
    observer(Event::IdaProgress(*progress));
    ControlFlow::Continue(())
}
