//! Three common mistakes that make a bound inadmissible.

use crate::{hamming, manhattan};
use pruning::LowerBound;
use puzzle::{ByteArray, sliding::Sliding};

/// Inadmissible bounds that are easily mistaken for lower bounds.
///
/// # Examples
/// ```
/// use lower_bound::{LowerBound, WrongBound};
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(3, 3)?;
/// let board = puzzle.scramble("D")?; // one move away
/// assert_eq!(WrongBound::BlankInHamming(puzzle).lower_bound(&board), Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WrongBound {
    /// [`hamming`], with the blank counted as if it were a tile.
    BlankInHamming(Sliding),
    /// [`manhattan`], with the blank counted as if it were a tile.
    BlankInManhattan(Sliding),
    /// [`LinearConflict`](crate::LinearConflict), with 2 for each conflicting *pair* of tiles.
    TwoForEachPair(Sliding),
}

impl LowerBound<ByteArray> for WrongBound {
    fn lower_bound(&self, board: &ByteArray) -> Option<u8> {
        let cells = board.len();
        let blank = board.iter().position(|&tile| tile == 0)?;
        Some(match self {
            WrongBound::BlankInHamming(_) => {
                hamming(board) + u8::from(blank != cells - 1)
            }
            WrongBound::BlankInManhattan(puzzle) => {
                let (rows, columns) = puzzle.shape();
                let away =
                    (rows - 1 - blank / columns) + (columns - 1 - blank % columns);
                manhattan(board, columns) + away as u8
            }
            WrongBound::TwoForEachPair(puzzle) => {
                manhattan(board, puzzle.shape().1)
                    + 2 * conflicting_pairs(puzzle, board)
            }
        })
    }
}

/// The number of pairs of tiles that are in their common goal line in the wrong order.
// ANCHOR: pairs
fn conflicting_pairs(puzzle: &Sliding, board: &[u8]) -> u8 {
    let columns = puzzle.shape().1;
    let row = |cell: usize| (cell / columns, cell % columns);
    let column = |cell: usize| (cell % columns, cell / columns);
    let lines: [&dyn Fn(usize) -> (usize, usize); 2] = [&row, &column];
    let mut pairs = 0;
    for line in lines {
        for a in 0..board.len() {
            for b in
                (0..board.len()).filter(|&b| board[a] != 0 && board[b] != 0 && a < b)
            {
                let goal = |cell: usize| line(usize::from(board[cell]) - 1);
                let own = line(a).0 == line(b).0
                    && goal(a).0 == line(a).0
                    && goal(b).0 == line(b).0;
                pairs += u8::from(own && goal(a).1 > goal(b).1);
            }
        }
    }
    pairs
}
// ANCHOR_END: pairs
