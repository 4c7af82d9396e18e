//! The lower bounds of sliding boards.

use crate::bounded_search::{BoardSearch, BoundedSearch, undo_automaton};
use crate::ida_star_method::BoundedPuzzle;
use crate::step::StopObserver;
use crate::{Event, EventObserver, Limits, SearchBound, SolveError};
use fifteen::{BuildEvent, FifteenError, Partition, PartitionTables};
use ida_star::Automaton;
use lower_bound::{LinearConflict, MaxBound, WalkingDistance};
use puzzle::sliding::Sliding;
use puzzle::{ByteArray, Puzzle, Reply};
use saved::FileFault;
use std::ops::ControlFlow;
use std::path::Path;

/// Maximum number of positions that IDA* visits with small tables of tiles before larger
/// ones are computed: some seconds, less than the larger ones take.
const NODES_BEFORE_LARGER_TABLES: u64 = 100_000_000;

/// Maximum numbers of cells and of lines of boards with the walking distance: larger ones have
/// too many contents of lines.
const MAX_WALKING_BOARD: (usize, usize) = (16, 6);
/// Approximate number of bytes of a content of the walking distance.
const BYTES_PER_CONTENT: usize = 60;
/// Bytes of the tables of tiles that are computed in a second.
pub(crate) const PATTERN_BYTES_PER_SECOND: f64 = 18e6;

impl BoundedPuzzle for Sliding {
    const VISITS: usize = 0;
    const NODES: u64 = NODES_BEFORE_LARGER_TABLES;

    fn bounds(
        &self,
        folder: Option<&Path>,
        limits: &Limits,
    ) -> Result<Vec<SearchBound>, SolveError> {
        let (rows, columns) = self.shape();
        let has_few_contents = rows * columns <= MAX_WALKING_BOARD.0
            && rows.max(columns) <= MAX_WALKING_BOARD.1;
        Ok(match (rows, columns) {
            (4 | 5, _) if rows == columns => pattern_bounds(columns, folder, limits),
            _ if has_few_contents => vec![SearchBound::WalkingDistance],
            _ => vec![SearchBound::LinearConflict],
        })
    }

    fn need(&self, bound: SearchBound) -> String {
        format!("IDA* with the tables {bound}")
    }

    fn smaller(
        &self,
        bound: SearchBound,
        folder: Option<&Path>,
    ) -> Option<SearchBound> {
        let SearchBound::Patterns { partition, .. } = bound else { return None };
        let [small, _] = Partition::of_side(partition.side())?;
        (small != partition).then(|| pattern_bound(small, folder))
    }

    fn search_with(
        &self,
        bound: SearchBound,
        folder: Option<&Path>,
        _limits: &Limits,
        observer: StopObserver,
    ) -> Result<Box<dyn BoundedSearch<ByteArray>>, SolveError> {
        if let SearchBound::Patterns { partition, .. } = bound {
            return Ok(Box::new(tables(partition, folder, observer)?));
        }
        let puzzle = *self;
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
            SearchBound::WalkingDistance => {
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
}

/// Opens the tables of tiles, or computes them: in the folder, or in memory if nothing can be
/// saved.
fn tables(
    partition: Partition,
    folder: Option<&Path>,
    observer: StopObserver,
) -> Result<PartitionTables, FifteenError> {
    if let Some(folder) = folder {
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

/// The lower bound by the tables of a partition.
fn pattern_bound(partition: Partition, folder: Option<&Path>) -> SearchBound {
    let saved = folder.is_some_and(|folder| partition.is_saved(folder));
    SearchBound::Patterns { partition, saved }
}

/// The tables that IDA* uses for a square board: the largest that are saved, or else the smallest,
/// and after those the largest if there is memory for computing them.
fn pattern_bounds(
    side: usize,
    folder: Option<&Path>,
    limits: &Limits,
) -> Vec<SearchBound> {
    let partitions = Partition::of_side(side).expect("the 15-puzzle or the 24-puzzle");
    let [small, large] = partitions.map(|partition| pattern_bound(partition, folder));
    let fits = limits.memory.is_none_or(|limit| large.cost().bytes <= limit);
    match large {
        _ if !fits => vec![small],
        SearchBound::Patterns { saved: true, .. } => vec![large],
        _ => vec![small, large],
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
