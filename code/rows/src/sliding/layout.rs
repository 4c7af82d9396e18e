//! Layout of a board: planes, rows, words and columns.

use super::digits::Direction;
use super::last_five::WORD_COLUMNS;
use super::plane_move::PlaneMove;
use puzzle::sliding::Sliding;

/// Error: more rows than a `usize` can count.
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
    /// Number of cells of the board.
    pub cells: usize,
    /// Number of words of 60 positions.
    pub words: u64,
}

/// Number of digits that choose a word of a row: those with the bases 8, 7 and 6, so that most
/// rows have 336 words.
const WORD_DIGITS: usize = 3;

/// Words of a row of a board with eight tiles or more.
pub(super) const ROW_WORDS: usize = 8 * 7 * 6;

/// A board whose rows have more bytes is large: a step reads every row once, so most caches do
/// not keep them. Boards of up to ten cells have fewer bytes, boards of twelve cells twice as
/// many.
const LARGE_BYTES: usize = 16 << 20;

/// Layout of a board, transposed if it has more columns than rows, so that a tile that moves up
/// passes as few others as possible.
#[derive(Debug, Clone)]
pub(super) struct BoardLayout {
    pub puzzle: Sliding,
    /// Cells in a line of the board: the smaller of its two sizes.
    pub board_width: usize,
    /// Number of tiles.
    pub tiles: usize,
    /// Bases of the digits that choose a row, and of those that choose a word of the row.
    pub row_bases: Vec<usize>,
    pub word_bases: Vec<usize>,
    /// Rows of a plane, words of a row, and columns of a word.
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
        // Bases of the digits before those of the last five tiles.
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

    /// Whether the rows are larger than most caches.
    pub(super) fn is_large(&self) -> bool {
        self.cells() * self.rows * self.width * size_of::<u64>() > LARGE_BYTES
    }

    /// The color of a cell, 0 or 1 as on a chessboard; the last cell has color 0.
    pub(super) fn color(&self, cell: usize) -> usize {
        let color = |cell| cell / self.board_width + cell % self.board_width;
        (color(cell) + color(self.tiles)) % 2
    }

    /// Number of planes of a color.
    pub(super) fn plane_count(&self, color: usize) -> usize {
        (0..self.cells()).filter(|&cell| self.color(cell) == color).count()
    }

    /// Index, among the planes of its color, of the plane with the blank in `cell`.
    pub(super) fn plane(&self, cell: usize) -> usize {
        (0..cell).filter(|&other| self.color(other) == self.color(cell)).count()
    }

    /// Whether the permutation of the tiles is odd when the blank is in `cell`. Each move of the
    /// blank by one line moves a tile past `board_width - 1` others.
    pub(super) fn is_odd(&self, cell: usize) -> bool {
        let below = self.tiles / self.board_width - cell / self.board_width;
        below * (self.board_width - 1) % 2 == 1
    }

    /// The moves to the plane with the blank in `cell`.
    pub(super) fn moves_to_plane(&self, cell: usize) -> Vec<PlaneMove> {
        let (width, column) = (self.board_width, cell % self.board_width);
        let mut moves = Vec::new();
        if column > 0 {
            moves.push(PlaneMove::unchanged(self, cell - 1));
        }
        if column + 1 < width {
            moves.push(PlaneMove::unchanged(self, cell + 1));
        }
        // The blank was one line above: a tile moves up, to the left in reading order.
        if let Some(source_cell) = cell.checked_sub(width) {
            moves.push(PlaneMove::new(self, source_cell, source_cell, Direction::Left));
        }
        if cell + width < self.cells() {
            moves.push(PlaneMove::new(self, cell + width, cell, Direction::Right));
        }
        moves
    }
}
