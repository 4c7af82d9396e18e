//! IDA*, as a method of the solver, with the best known lower bound of a puzzle.

use crate::{
    Cost, Event, EventObserver, Instance, Limits, Method, SlidingBound, Solution,
    SolveError, SolveStep,
};
use fifteen::{BuildEvent, FifteenError, Partition, PartitionTables};
use ida_star::{Automaton, IdaStar, Progress};
use lower_bound::{LinearConflict, MaxBound, WalkingDistance};
use puzzle::sliding::{self, Sliding};
use puzzle::{ByteArray, Puzzle};
use saved::FileFault;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// IDA* for a puzzle. The tables of its lower bound are computed when a position needs them.
pub struct IdaStarMethod<'a> {
    instance: &'a Instance,
    limits: Limits,
    bound: SlidingBound,
    /// The folder of saved tables of the 15-puzzle.
    folder: Option<PathBuf>,
    search: Option<IdaSearch>,
}

/// A search with its lower bound: returns the solution of a rank, or `None` if no moves solve it.
type IdaSearch =
    Box<dyn Fn(u64, EventObserver) -> Result<Option<Solution>, SolveError>>;

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
        let is_sliding = instance.choice().family.name == sliding::FAMILY.name;
        let bound = match instance.choice().sizes[..] {
            [4, 4] if is_sliding => {
                // The largest partition whose tables are saved, or else the smallest.
                let is_saved = |partition: &Partition| {
                    folder.as_ref().is_some_and(|folder| partition.is_saved(folder))
                };
                let saved = Partition::ALL.into_iter().rev().find(is_saved);
                let partition = saved.unwrap_or(Partition::ALL[0]);
                SlidingBound::Patterns { partition, saved: saved.is_some() }
            }
            [rows, columns] if is_sliding => {
                if rows * columns <= MAX_WALKING_BOARD.0
                    && rows.max(columns) <= MAX_WALKING_BOARD.1
                {
                    SlidingBound::WalkingDistance
                } else {
                    SlidingBound::LinearConflict
                }
            }
            _ => return Err(SolveError::NoLowerBound),
        };
        Ok(IdaStarMethod { instance, limits, bound, folder, search: None })
    }

    /// Whether the lower bound is so good that a bidirectional search is soon slower.
    pub fn is_strong(&self) -> bool {
        matches!(self.bound, SlidingBound::Patterns { .. })
    }

    /// What the tables of its lower bound cost.
    fn cost(&self) -> Cost {
        match self.bound {
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

    /// The step of the solver.
    pub fn step(&self) -> SolveStep {
        SolveStep::IdaStar { bound: self.bound, cost: self.cost() }
    }

    /// A shortest solution. `None` if no moves solve the position.
    pub fn solve(
        &mut self,
        rank: u64,
        observer: EventObserver,
    ) -> Result<Option<Solution>, SolveError> {
        if self.search.is_none() {
            if let SlidingBound::Patterns { partition, .. } = self.bound {
                let need = format!("IDA* with the tables {partition}");
                self.limits.check_memory(&need, self.cost().bytes)?;
            }
            observer(Event::StepStarted(self.step()));
        }
        let search = match self.search.take() {
            Some(search) => search,
            None => self.build(observer)?,
        };
        self.search.insert(search)(rank, observer)
    }

    /// Computes the lower bound, and returns the search with it.
    fn build(&self, observer: EventObserver) -> Result<IdaSearch, SolveError> {
        let nodes = self.limits.nodes.unwrap_or(u64::MAX);
        if let SlidingBound::Patterns { partition, .. } = self.bound {
            return Ok(fifteen_search(self.tables(partition, observer)?, nodes));
        }
        let sizes = &self.instance.choice().sizes;
        let puzzle = Sliding::new(sizes[0], sizes[1])?;
        // Redundant sequences of up to six moves, from a board for each cell of the blank.
        let cells = puzzle.cells() as u64;
        let board = |i| puzzle.unrank(i * (puzzle.count() / cells));
        let boards: Vec<ByteArray> = (0..cells).map(board).collect();
        let automaton = Automaton::find(&puzzle, &boards, 6);
        let conflict = LinearConflict::new(&puzzle);
        Ok(match self.bound {
            SlidingBound::WalkingDistance => {
                let walking =
                    WalkingDistance::new(&puzzle).expect("few contents of lines");
                let bytes =
                    BYTES_PER_CONTENT * walking.contents().iter().sum::<usize>();
                board_search(
                    puzzle,
                    MaxBound(conflict, walking),
                    automaton,
                    bytes,
                    nodes,
                )
            }
            _ => board_search(puzzle, conflict, automaton, 0, nodes),
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
fn fifteen_search(tables: PartitionTables, nodes: u64) -> IdaSearch {
    Box::new(move |rank, observer| {
        let (bound, board) = (tables.bound(), fifteen::puzzle().unrank(rank));
        let search = fifteen::FifteenSearch::new(&bound).max_nodes(nodes);
        let found = search
            .search_observed(&board, |progress| report_progress(observer, progress))?;
        let (nodes, bytes) = (found.nodes(), tables.partition().bytes());
        Ok(Some(Solution::by_search(Method::IdaStar, found.solution, nodes, bytes)))
    })
}

/// IDA* for a board, with a lower bound that takes `bytes` bytes.
fn board_search<B>(
    board: Sliding,
    bound: B,
    automaton: Automaton,
    bytes: usize,
    nodes: u64,
) -> IdaSearch
where
    B: lower_bound::LowerBound<ByteArray> + Sync + 'static,
{
    Box::new(move |rank, observer| {
        let start = board.unrank(rank);
        let search = IdaStar::new(&board, &bound).canonical(&automaton);
        let search = search.max_nodes(nodes);
        let outcome = search
            .search_observed(&start, |progress| report_progress(observer, progress))?;
        let moves = outcome.solution().map(<[usize]>::to_vec);
        Ok(moves.map(|moves| {
            let bytes = (bytes + size_of_val(&start) * moves.len()) as u64;
            Solution::by_search(Method::IdaStar, moves, outcome.nodes(), bytes)
        }))
    })
}

fn report_progress(observer: EventObserver, progress: &Progress) -> ControlFlow<()> {
    observer(Event::IdaProgress(*progress));
    ControlFlow::Continue(())
}
