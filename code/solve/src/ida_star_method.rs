//! IDA* with the lower bound that is known of a puzzle.

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

/// IDA* for a puzzle. The tables of its lower bound are built when a position needs them.
pub struct IdaStarMethod<'a> {
    instance: &'a Instance,
    limits: Limits,
    bound: SlidingBound,
    /// Where the tables of the 15-puzzle are kept.
    folder: Option<PathBuf>,
    search: Option<IdaSearch>,
}

/// A search with its lower bound: what it finds for a rank, `None` if no moves solve the position.
type IdaSearch =
    Box<dyn Fn(u64, EventObserver) -> Result<Option<Solution>, SolveError>>;

/// The walking distance has few enough contents of lines for boards of at most so many cells, in
/// lines of at most so many.
const MAX_WALKING_BOARD: (usize, usize) = (16, 6);
/// A content of the walking distance takes about so many bytes.
const BYTES_PER_CONTENT: usize = 60;
/// Bytes of the tables of the 15-puzzle that are built in a second.
const PATTERN_BYTES_PER_SECOND: f64 = 18e6;

impl<'a> IdaStarMethod<'a> {
    /// Chooses the lower bound. Nothing is built yet.
    pub fn new(
        instance: &'a Instance,
        folder: Option<PathBuf>,
        limits: Limits,
    ) -> Result<Self, SolveError> {
        let is_sliding = instance.choice().family.name == sliding::FAMILY.name;
        let bound = match instance.choice().sizes[..] {
            [4, 4] if is_sliding => {
                // The largest that are saved, or else the smallest.
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

    /// Whether the lower bound is so good that a search from both ends is soon the slower one.
    pub fn is_strong(&self) -> bool {
        matches!(self.bound, SlidingBound::Patterns { .. })
    }

    /// What the tables of its lower bound cost.
    fn cost(&self) -> Cost {
        match self.bound {
            SlidingBound::Patterns { partition, saved: true } => {
                Cost { bytes: partition.bytes(), seconds: 0.0 }
            }
            // All tables, and what the largest needs while it is built.
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

    /// What it does.
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

    /// Builds the lower bound.
    fn build(&self, observer: EventObserver) -> Result<IdaSearch, SolveError> {
        let nodes = self.limits.nodes.unwrap_or(u64::MAX);
        if let SlidingBound::Patterns { partition, .. } = self.bound {
            return Ok(fifteen_search(self.tables(partition, observer)?, nodes));
        }
        let sizes = &self.instance.choice().sizes;
        let puzzle = Sliding::new(sizes[0], sizes[1])?;
        // Needless sequences of up to six moves, on a board for each cell of the blank.
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

    /// Opens the tables of the 15-puzzle, or builds them: in the folder, or, where nothing can
    /// be saved, in memory.
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

/// Opens tables of the 15-puzzle that were saved in a folder; what is not there, or damaged, is
/// built and saved. The observer is told of damage, and of each layer.
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
            observer(Event::Warning(&format!("{why}; it is built anew")));
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

/// IDA* for a board, with a lower bound that takes so many bytes.
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
