//! How a board is cut into planes, rows, words and places.

use super::last_five::WORD_COLUMNS;
use puzzle::sliding::Sliding;

/// More rows than this machine has numbers for.
///
/// ```
/// use puzzle::sliding::Sliding;
/// use rows::{Nothing, bytes, sliding::Boards};
///
/// // Nothing is allocated before a search begins.
/// let boards = Boards::new(Sliding::new(2, 7)?)?;
/// assert_eq!(bytes(&boards, &Nothing) / 1_000_000, 5_822);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "{cells} cells give {words} words of positions, and this machine can count {most}",
    most = usize::MAX / 64
)]
pub struct TooManyRows {
    /// How many cells the board has.
    pub cells: usize,
    /// How many words of 60 positions it has.
    pub words: u64,
}

/// How many digits the words of a row have: those with the bases 8, 7 and 6, so that
/// most rows are 336 words.
const WORD_DIGITS: usize = 3;

/// More bytes do not stay in most caches, and a step goes through all rows before it comes back
/// to one. Boards of up to ten cells have less, and those of twelve twice as many.
const LARGE_BYTES: usize = 16 << 20;

/// A board, turned so that a tile that goes up jumps over as few others as possible.
#[derive(Debug, Clone)]
pub(super) struct BoardLayout {
    pub puzzle: Sliding,
    /// How many cells lie side by side: the shorter way.
    pub board_width: usize,
    /// How many tiles there are.
    pub tiles: usize,
    /// The bases of the digits that choose a row, of those that choose a word in it.
    pub row_bases: Vec<usize>,
    pub word_bases: Vec<usize>,
    /// How many rows a plane has, how many words a row, how many places a word.
    pub rows: usize,
    pub width: usize,
    pub word_columns: usize,
}

impl BoardLayout {
    pub(super) fn new(puzzle: Sliding) -> Result<Self, TooManyRows> {
        let (rows, columns) = puzzle.shape();
        let (cells, tiles) = (puzzle.cells(), puzzle.cells() - 1);
        let permutations = (1..=tiles as u64).product::<u64>() / 2;
        let words = permutations.div_ceil(WORD_COLUMNS as u64);
        let too_many = TooManyRows { cells, words };
        if usize::try_from(words.saturating_mul(cells as u64 * 64)).is_err() {
            return Err(too_many);
        }
        // The digits before those of the last five tiles.
        let bases: Vec<usize> = (6..=tiles).rev().collect();
        let (row_bases, word_bases) =
            bases.split_at(bases.len().saturating_sub(WORD_DIGITS));
        Ok(BoardLayout {
            puzzle,
            board_width: rows.min(columns),
            tiles,
            rows: row_bases.iter().product(),
            width: word_bases.iter().product(),
            row_bases: row_bases.to_vec(),
            word_bases: word_bases.to_vec(),
            word_columns: permutations.min(WORD_COLUMNS as u64) as usize,
        })
    }
}

impl BoardLayout {
    pub(super) fn cells(&self) -> usize {
        self.tiles + 1
    }

    /// Whether its rows are more than most caches hold.
    pub(super) fn is_large(&self) -> bool {
        self.cells() * self.rows * self.width * size_of::<u64>() > LARGE_BYTES
    }

    /// The color of a cell, as on a chessboard; that of the last is 0.
    pub(super) fn color(&self, cell: usize) -> usize {
        let color = |cell| cell / self.board_width + cell % self.board_width;
        (color(cell) + color(self.tiles)) % 2
    }

    /// How many planes have this color.
    pub(super) fn plane_count(&self, color: usize) -> usize {
        (0..self.cells()).filter(|&cell| self.color(cell) == color).count()
    }

    /// The number of a blank's plane among those of its color.
    pub(super) fn plane(&self, cell: usize) -> usize {
        (0..cell).filter(|&other| self.color(other) == self.color(cell)).count()
    }

    /// Whether the tiles are in an odd order when the blank is in this cell. Each row
    /// up or down takes a tile past `board_width - 1` others.
    pub(super) fn is_odd(&self, cell: usize) -> bool {
        let below = self.tiles / self.board_width - cell / self.board_width;
        below * (self.board_width - 1) % 2 == 1
    }
}
