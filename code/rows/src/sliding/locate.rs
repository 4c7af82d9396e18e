//! Locations of boards in the rows.

use super::Boards;
use super::last_five::WORD_COLUMNS;
use super::layout::BoardLayout;
use crate::Location;
use puzzle::{ByteArray, Puzzle};

impl BoardLayout {
    /// Cell of the board that is `cell` of the transposed board. A board with at most as many
    /// columns as rows is not transposed.
    fn original_cell(&self, cell: usize) -> usize {
        let (_, columns) = self.puzzle.shape();
        let width = self.board_width;
        if width == columns { cell } else { cell % width * columns + cell / width }
    }
}

impl Boards {
    /// Returns the location of the board with this rank.
    pub(super) fn location(&self, rank: u64) -> Location {
        let layout = &self.layout;
        let board = self.layout.puzzle.unrank(rank);
        // The label of a tile is its cell on the solved, transposed board.
        let mut labels = ByteArray::from_fn(layout.cells(), |_| 0);
        for cell in 0..layout.tiles {
            labels[layout.original_cell(cell) + 1] = cell as u8;
        }
        let tile = |cell| board[layout.original_cell(cell)];
        let blank =
            (0..layout.cells()).position(|cell| tile(cell) == 0).expect("a blank");
        // In reading order of the transposed board, without the blank.
        let tile_labels = ByteArray::from_fn(layout.tiles, |i| {
            labels[tile(i + usize::from(i >= blank)) as usize]
        });
        // Of an odd permutation too: the rank leaves out the last two tiles.
        let tile_rank = permutation::rank_even(&tile_labels) as usize;
        let (color, word, column) =
            (layout.color(blank), tile_rank / WORD_COLUMNS, tile_rank % WORD_COLUMNS);
        Location {
            color,
            row: word / layout.width * self.plane_counts[color] + layout.plane(blank),
            column: word % layout.width * layout.word_columns + column,
        }
    }
}

impl Boards {
    /// Returns the rank of the board at a location, or `None` if there is none.
    pub(super) fn rank_at(&self, location: Location) -> Option<u64> {
        let (layout, Location { color, row, column }) = (&self.layout, location);
        let planes = self.plane_counts[color];
        let (row_in_plane, plane) = (row / planes, row % planes);
        if row_in_plane >= layout.rows || column >= layout.width * layout.word_columns {
            return None;
        }
        let mut blanks =
            (0..layout.cells()).filter(|&cell| layout.color(cell) == color);
        let blank = blanks.nth(plane)?;
        let word = row_in_plane * layout.width + column / layout.word_columns;
        let mut tile_labels = ByteArray::from_fn(layout.tiles, |_| 0);
        // A board of fewer than five tiles has fewer columns in a word, and only word 0.
        permutation::unrank_even(
            (word * WORD_COLUMNS + column % layout.word_columns) as u64,
            &mut tile_labels,
        );
        if layout.is_odd(blank) {
            tile_labels.swap(layout.tiles - 2, layout.tiles - 1);
        }
        let mut board = ByteArray::from_fn(layout.cells(), |_| 0);
        for (i, &label) in tile_labels.iter().enumerate() {
            let cell = i + usize::from(i >= blank);
            board[layout.original_cell(cell)] =
                layout.original_cell(label as usize) as u8 + 1;
        }
        Some(self.layout.puzzle.rank(&board))
    }
}
