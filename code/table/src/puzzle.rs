//! Any puzzle of the catalog as a graph, and its complete table.

// ANCHOR: graph
use crate::{CompleteTable, DescendError, Graph, Layer, TableError, UNSEEN};
use puzzle::Indexed;

/// Where the moves of a puzzle lead. A move that cannot be done leads nowhere: the
/// position itself stands in its place, so that the others keep their numbers.
#[derive(Clone, Copy)]
pub struct After<'a>(pub &'a dyn Indexed);

/// From where the moves of a puzzle lead here: the graph to scan for distances *to*
/// the solved position.
#[derive(Clone, Copy)]
pub struct Before<'a>(pub &'a dyn Indexed);

impl Graph for After<'_> {
    fn count(&self) -> usize {
        usize::try_from(self.0.count()).unwrap_or(usize::MAX)
    }

    fn neighbors(&self, p: usize) -> impl Iterator<Item = usize> {
        let after = self.0.after(p as u64).into_iter();
        after.map(move |q| q.map_or(p, |q| q as usize))
    }
}

impl Graph for Before<'_> {
    fn count(&self) -> usize {
        After(self.0).count()
    }

    fn neighbors(&self, p: usize) -> impl Iterator<Item = usize> {
        let before = self.0.before(p as u64).into_iter();
        before.map(move |q| q.map_or(p, |q| q as usize))
    }
}
// ANCHOR_END: graph

// ANCHOR: depth
/// Asks before a table is made whether a puzzle is known to be too deep for one.
///
/// # Errors
/// [`TableError::TooDeep`] if it is.
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
    match puzzle.known_depth() >= UNSEEN.into() {
        true => Err(TableError::TooDeep),
        false => Ok(()),
    }
}
// ANCHOR_END: depth

// ANCHOR: functions
/// How many moves each position of a puzzle is from solved: the complete table.
///
/// # Errors
/// As [`CompleteTable::new`]; a puzzle that is known to be too deep is refused before
/// anything is allocated.
///
/// # Panics
/// If the puzzle breaks its laws: a position before another has no rank below `count`.
///
/// # Complexity
/// A rank and an unrank for each position, a rank for each move of each; a byte for
/// each position.
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
pub fn distances_to_solved(
    puzzle: &dyn Indexed,
    observer: impl FnMut(Layer),
) -> Result<CompleteTable, TableError> {
    check_depth(puzzle)?;
    CompleteTable::new(&Before(puzzle), puzzle.solved() as usize, observer)
}

/// A shortest solution of a position, as numbers of moves.
///
/// `table` holds the distances to solved, as [`distances_to_solved`] makes them.
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
/// let board = Puzzle::read(&puzzle, "1 2 0 4 5 3")?;
/// let way = table::solution(&puzzle, &table, puzzle.rank(&board))?;
/// assert_eq!(way, [0]); // U: tile 3 goes up
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solution(
    puzzle: &dyn Indexed,
    table: &CompleteTable,
    rank: u64,
) -> Result<Vec<usize>, DescendError> {
    table.descend(&After(puzzle), rank as usize)
}
// ANCHOR_END: functions
