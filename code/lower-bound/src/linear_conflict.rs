//! Linear conflict: tiles in their goal line that are in the wrong order.

use crate::manhattan;
use pruning::LowerBound;
use puzzle::{ByteArray, sliding::Sliding};

/// The Manhattan distance, and 2 for each tile that has to leave its line and come back.
///
/// Admissible and consistent. O. Hansson, A. Mayer and M. Yung, *Criticizing solutions to
/// relaxed models yields powerful admissible heuristics*, Information Sciences 63, 1992.
///
/// # Complexity
/// O(cells · lines) time, no memory.
///
/// # Examples
/// ```
/// use lower_bound::{LinearConflict, LowerBound};
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(3, 3)?;
/// let board = puzzle.read("2 1 3 4 5 6 8 7 0")?; // 1 and 2, and 7 and 8
/// assert_eq!(LinearConflict::new(&puzzle).lower_bound(&board), Some(4 + 2 + 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LinearConflict {
    rows: usize,
    columns: usize,
}

impl LinearConflict {
    /// The bound for boards of this puzzle.
    pub fn new(puzzle: &Sliding) -> Self {
        let (rows, columns) = puzzle.shape();
        LinearConflict { rows, columns }
    }
}

/// How many numbers must be removed so that the others increase: all but a longest
/// increasing subsequence.
///
/// # Panics
/// If a number is 25 or more: a line of a board has fewer cells.
///
/// # Complexity
/// O(n²) time for n numbers, and the memory of one row.
///
/// # Examples
/// ```
/// assert_eq!(lower_bound::must_leave([0, 1, 2]), 0);
/// assert_eq!(lower_bound::must_leave([1, 2, 0]), 1); // 0 alone is out of order
/// assert_eq!(lower_bound::must_leave([2, 1, 0]), 2);
/// ```
// ANCHOR: must_leave
pub fn must_leave(places: impl IntoIterator<Item = usize>) -> usize {
    // ends[p]: the length of the longest increasing subsequence that ends with p.
    let (mut ends, mut count) = ([0; ByteArray::MAX], 0);
    for place in places {
        let before = ends[..place].iter().max();
        ends[place] = 1 + before.copied().unwrap_or(0);
        count += 1;
    }
    count - ends.iter().max().copied().unwrap_or(0)
}
// ANCHOR_END: must_leave

// ANCHOR: bound
impl LowerBound<ByteArray> for LinearConflict {
    fn lower_bound(&self, board: &ByteArray) -> Option<u8> {
        let columns = self.columns;
        let (row, column) =
            (|cell: usize| cell / columns, |cell: usize| cell % columns);
        let mut leaving = 0;
        for r in 0..self.rows {
            let goals = (0..columns).map(|c| goal(board[r * columns + c]));
            leaving += must_leave(goals.flatten().filter(|&g| row(g) == r).map(column));
        }
        for c in 0..columns {
            let goals = (0..self.rows).map(|r| goal(board[r * columns + c]));
            leaving += must_leave(goals.flatten().filter(|&g| column(g) == c).map(row));
        }
        Some(manhattan(board, columns) + 2 * leaving as u8)
    }
}

/// The goal cell of a tile; `None` for the blank, which no bound counts.
fn goal(tile: u8) -> Option<usize> {
    usize::from(tile).checked_sub(1)
}
// ANCHOR_END: bound
