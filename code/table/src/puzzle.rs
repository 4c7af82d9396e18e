//! Any puzzle of the catalog as a graph, and its complete table.

use crate::complete::reserve_labels;
use crate::{CompleteTable, DescendError, Graph, LayerCount, TableError, UNREACHED};
use puzzle::{BrokenLaw, Indexed, Law, Reply};

/// The graph of a puzzle's moves. For a move that cannot be done, the neighbor is the
/// position itself, so that neighbor `m` always belongs to move `m`.
#[derive(Clone, Copy)]
pub struct ForwardGraph<'a>(pub &'a dyn Indexed);

/// The graph of the inverses of a puzzle's moves, to be scanned for distances *to* the
/// solved position.
#[derive(Clone, Copy)]
pub struct BackwardGraph<'a>(pub &'a dyn Indexed);

impl Graph for ForwardGraph<'_> {
    fn count(&self) -> usize {
        usize::try_from(self.0.position_count()).unwrap_or(usize::MAX)
    }

    fn neighbors(&self, p: usize) -> impl Iterator<Item = usize> {
        let after = self.0.successors(p as u64).into_iter();
        after.map(move |q| q.map_or(p, |q| q as usize))
    }
}

// ANCHOR: graph
impl Graph for BackwardGraph<'_> {
    fn count(&self) -> usize {
        ForwardGraph(self.0).count()
    }

    fn neighbors(&self, p: usize) -> impl Iterator<Item = usize> {
        let before = self.0.predecessors(p as u64).into_iter();
        before.map(move |q| q.map_or(p, |q| q as usize))
    }
}
// ANCHOR_END: graph

/// Checks, before a table is computed, whether a puzzle is known to be too deep for it.
///
/// # Errors
/// [`TableError::TooDeep`] if the puzzle is known to have a distance beyond 254.
///
/// # Examples
/// ```
/// use puzzle::hanoi::Hanoi;
/// use table::TableError;
///
/// assert_eq!(table::check_depth(&Hanoi::new(3, 7)?), Ok(()));
/// assert_eq!(table::check_depth(&Hanoi::new(3, 8)?), Err(TableError::TooDeep));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn check_depth(puzzle: &dyn Indexed) -> Result<(), TableError> {
    if puzzle.proven_min_depth() >= UNREACHED.into() {
        Err(TableError::TooDeep)
    } else {
        Ok(())
    }
}

/// The complete table of a puzzle: the distance of each position to the solved one.
///
/// A puzzle whose ranks do not match its positions would have the table of another graph,
/// which cannot be recognized as wrong. So `rank(unrank(i)) == i` is checked for every `i`
/// first. The other laws are left to [`puzzle::check_puzzle`]. For a puzzle that is known to
/// keep its laws, [`CompleteTable::new`] of [`BackwardGraph`] gives the same table.
///
/// # Errors
/// [`TableError::Law`] if the puzzle has no position, or if `rank(unrank(i)) != i`; and the
/// errors of [`CompleteTable::new`]. A puzzle that is known to be too deep is refused before
/// anything is allocated.
///
/// # Complexity
/// For the check, a rank and an unrank for each position. For the table the same again,
/// and a rank for each move of each. A byte for each position.
///
/// # Examples
/// ```
/// use puzzle::sliding::Sliding;
///
/// let puzzle = Sliding::new(2, 3)?;
/// let table = table::distances_to_solved(&puzzle, |_| {})?;
/// assert_eq!((table.depth(), table.layers()[..4].to_vec()), (21, vec![1, 2, 3, 5]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
// ANCHOR: functions
pub fn distances_to_solved<R: Reply>(
    puzzle: &dyn Indexed,
    observer: impl FnMut(LayerCount) -> R,
) -> Result<CompleteTable, TableError> {
    check_depth(puzzle)?;
    let graph = BackwardGraph(puzzle);
    drop(reserve_labels(graph.count())?); // fails before the check, which takes longer
    check_ranks(puzzle)?;
    CompleteTable::new(&graph, puzzle.solved_rank() as usize, observer)
}
// ANCHOR_END: functions

/// Checks that there is a position, and that `rank(unrank(i)) == i` for every rank.
fn check_ranks(puzzle: &dyn Indexed) -> Result<(), BrokenLaw> {
    if puzzle.position_count() == 0 {
        return Err(BrokenLaw::new(Law::Count, None, 0, "at least 1"));
    }
    for rank in 0..puzzle.position_count() {
        let found = puzzle.round_trip_rank(rank);
        if found != rank {
            return Err(BrokenLaw::new(Law::Rank, rank, found, rank));
        }
    }
    Ok(())
}

/// A shortest solution of a position, as move numbers.
///
/// `table` holds the distances to the solved position, as [`distances_to_solved`] returns
/// them.
///
/// # Errors
/// As [`CompleteTable::descend`].
///
/// # Panics
/// If `rank` is not below the puzzle's `count`.
///
/// # Examples
/// ```
/// use puzzle::{Indexed, Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(2, 3)?;
/// let table = table::distances_to_solved(&puzzle, |_| {})?;
/// let board = puzzle.read("1 2 0 4 5 3")?;
/// let path = table::solution(&puzzle, &table, puzzle.rank(&board))?;
/// assert_eq!(path, [0]); // U: tile 3 goes up
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solution(
    puzzle: &dyn Indexed,
    table: &CompleteTable,
    rank: u64,
) -> Result<Vec<usize>, DescendError> {
    table.descend(&ForwardGraph(puzzle), rank as usize)
}
