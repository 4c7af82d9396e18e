//! The lower bound of a board's mirror image.

use pruning::LowerBound;
use puzzle::{ByteArray, sliding::Sliding};

/// The error for a board that is no square and has no mirror image in its diagonal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "a board of {rows} rows and {columns} columns is no square: its mirror has another shape"
)]
pub struct NotSquareError {
    rows: usize,
    columns: usize,
}

/// The larger of the bounds of a square board and of its mirror image in the diagonal.
///
/// The mirror image has the same distance as the board: each move of one is a move of the
/// other. So one table gives two bounds.
///
/// # Examples
/// ```
/// use pattern_database::{Database, MirrorBound, Tiles};
/// use pruning::LowerBound;
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(3, 3)?;
/// let half = Database::new(Tiles::every_move(&puzzle, &[1, 2, 3])?)?;
/// let board = puzzle.read("872136405")?;
/// assert_eq!(half.lower_bound(&board), Some(11));
/// assert_eq!(MirrorBound::new(&puzzle, half)?.lower_bound(&board), Some(13));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct MirrorBound<B> {
    bound: B,
    side: usize,
}

impl<B> MirrorBound<B> {
    /// Joins a bound of the board with the same bound of its mirror image.
    ///
    /// # Errors
    /// [`NotSquareError`] if the boards have more rows than columns or fewer.
    pub fn new(puzzle: &Sliding, bound: B) -> Result<Self, NotSquareError> {
        let (rows, columns) = puzzle.shape();
        if rows == columns {
            Ok(MirrorBound { bound, side: rows })
        } else {
            Err(NotSquareError { rows, columns })
        }
    }
}

/// The mirror image of a square board in the diagonal from the upper left: rows become
/// columns, and each tile becomes the one whose goal cell is the mirror image of its own.
///
/// # Examples
/// ```
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(3, 3)?;
/// let board = puzzle.scramble("DR")?;
/// assert_eq!(pattern_database::mirror(&board, 3), puzzle.scramble("RD")?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
// ANCHOR: mirror
pub fn mirror(board: &ByteArray, side: usize) -> ByteArray {
    let across = |cell: usize| cell % side * side + cell / side;
    ByteArray::from_fn(board.len(), |cell| match board[across(cell)] {
        0 => 0,
        tile => across(usize::from(tile) - 1) as u8 + 1,
    })
}
// ANCHOR_END: mirror

impl<B: LowerBound<ByteArray>> LowerBound<ByteArray> for MirrorBound<B> {
    // ANCHOR: bound
    fn lower_bound(&self, board: &ByteArray) -> Option<u8> {
        let there = self.bound.lower_bound(&mirror(board, self.side))?;
        Some(self.bound.lower_bound(board)?.max(there))
    }
    // ANCHOR_END: bound
}
