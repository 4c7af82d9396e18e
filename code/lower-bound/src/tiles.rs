//! Bounds that treat each tile by itself.

use crate::{hamming, manhattan};
use pruning::LowerBound;
use puzzle::{ByteArray, sliding::Sliding};

/// The number of tiles that are not in their goal cells.
///
/// Admissible and consistent: a move changes the cell of one tile.
///
/// # Examples
/// ```
/// use lower_bound::{Hamming, LowerBound};
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let board = Sliding::new(3, 3)?.read("867254301")?;
/// assert_eq!(Hamming.lower_bound(&board), Some(7));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hamming;

impl LowerBound<ByteArray> for Hamming {
    fn lower_bound(&self, board: &ByteArray) -> Option<u8> {
        Some(hamming(board))
    }
}

/// The sum of the tiles' distances from their goal cells, in rows and columns.
///
/// Admissible and consistent: a move takes one tile to the next row or column.
///
/// # Examples
/// ```
/// use lower_bound::{LowerBound, Manhattan};
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(3, 3)?;
/// let board = puzzle.read("867254301")?;
/// assert_eq!(Manhattan::new(&puzzle).lower_bound(&board), Some(21));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Manhattan {
    columns: usize,
}

impl Manhattan {
    /// The bound for boards of this puzzle.
    pub fn new(puzzle: &Sliding) -> Self {
        Manhattan { columns: puzzle.shape().1 }
    }
}

impl LowerBound<ByteArray> for Manhattan {
    fn lower_bound(&self, board: &ByteArray) -> Option<u8> {
        Some(manhattan(board, self.columns))
    }
}
