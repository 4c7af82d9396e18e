//! Square boards as arrays, and the moves of the blank.

use puzzle::{ByteArray, PositionError, Puzzle, sliding::Sliding};

/// Maximum number of cells: those of the 24-puzzle.
pub(crate) const MAX_CELLS: usize = 25;

/// A board: the tile in each cell, 0 for the blank and for cells that a smaller board does not
/// have.
pub(crate) type BoardArray = [u8; MAX_CELLS];

/// The 15-puzzle of the catalog.
///
/// # Examples
/// ```
/// use puzzle::Puzzle;
///
/// assert_eq!(fifteen::puzzle().count(), 10_461_394_944_000);
/// ```
pub fn puzzle() -> Sliding {
    square(4)
}

/// The puzzle with this number of rows and columns, up to the 24-puzzle.
pub(crate) fn square(side: usize) -> Sliding {
    Sliding::without_ranks(side, side).expect("the 15-puzzle, the 24-puzzle or less")
}

/// The board as an array, if it is a board of the puzzle that can be solved. For any other board,
/// a search would not end.
pub(crate) fn solvable_board(
    puzzle: &Sliding,
    board: &ByteArray,
) -> Result<BoardArray, PositionError> {
    let board = puzzle.read(&puzzle.write(board))?;
    Ok(std::array::from_fn(|cell| board.get(cell).copied().unwrap_or(0)))
}

/// A move of the blank: the number of the move, and the cell of the tile that moves.
pub(crate) type BlankMove = (u8, u8);

/// The value of the last move at the start of a search.
pub(crate) const NO_MOVE: usize = 4;

/// A table of the blank's moves: for each cell of the blank and each previous move, how many moves
/// are tried next, and an array whose first entries are these moves.
// ANCHOR: steps
pub(crate) struct BlankMoves([[(u8, [BlankMove; 4]); 5]; MAX_CELLS]);

impl BlankMoves {
    /// Computes all moves except those that undo the last one.
    pub fn new(puzzle: &Sliding) -> Self {
        let after = |blank: usize, last: usize| {
            let (mut count, mut steps) = (0, [(0, 0); 4]);
            for m in (0..4).filter(|&m| m ^ 1 != last) {
                // U and D, the moves 0 and 1, undo one another, and so do L and R.
                if let Some(from) = puzzle.blank_before_move(blank, m ^ 1) {
                    steps[count as usize] = (m as u8, from as u8);
                    count += 1;
                }
            }
            (count, steps)
        };
        BlankMoves(std::array::from_fn(|blank| {
            std::array::from_fn(|last| after(blank, last))
        }))
    }
}
// ANCHOR_END: steps

impl BlankMoves {
    /// The moves of the blank from a cell, after a last move.
    #[inline]
    pub fn moves_from(&self, blank: usize, last: usize) -> &[BlankMove] {
        let (count, steps) = &self.0[blank][last];
        &steps[..usize::from(*count)]
    }
}
