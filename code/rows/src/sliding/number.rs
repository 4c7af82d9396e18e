//! Where a board lies in the rows, and which board lies at a location.

use super::Boards;
use super::last_five::PLACES;
use super::layout::BoardLayout;
use crate::Location;
use puzzle::{ByteArray, Puzzle};

impl BoardLayout {
    /// Which cell of the board lies in this cell of the turned board.
    fn turned(&self, cell: usize) -> usize {
        let (_, columns) = self.puzzle.shape();
        let across = self.across;
        if across == columns { cell } else { cell % across * columns + cell / across }
    }
}

impl Boards {
    /// Where the board with this number in the catalog lies.
    ///
    /// ```
    /// use puzzle::{Puzzle, sliding::Sliding};
    /// use rows::{Geometry, sliding::Boards};
    ///
    /// let puzzle = Sliding::new(3, 3)?;
    /// let boards = Boards::new(puzzle)?;
    /// let location = boards.locate(puzzle.rank(&puzzle.scramble("DRU")?));
    /// assert_eq!((location.color, location.row), (1, 3)); // the last of four planes
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub(super) fn location(&self, rank: u64) -> Location {
        let shape = &self.shape;
        let board = self.shape.puzzle.unrank(rank);
        // The number of each tile, and the tiles, on the turned board.
        let mut numbers = ByteArray::from_fn(shape.cells(), |_| 0);
        for cell in 0..shape.tiles {
            numbers[shape.turned(cell) + 1] = cell as u8;
        }
        let tile = |cell| board[shape.turned(cell)];
        let blank =
            (0..shape.cells()).position(|cell| tile(cell) == 0).expect("a blank");
        let tiles = ByteArray::from_fn(shape.tiles, |i| {
            numbers[tile(i + usize::from(i >= blank)) as usize]
        });
        let t = permutation::rank_even(&tiles) as usize;
        let (color, word, place) = (shape.color(blank), t / PLACES, t % PLACES);
        Location {
            color,
            row: word / shape.width * self.planes[color] + shape.plane(blank),
            column: word % shape.width * shape.bits + place,
        }
    }
}

impl Boards {
    /// The number in the catalog of the board at a location.
    pub(super) fn number(&self, location: Location) -> Option<u64> {
        let (shape, Location { color, row, column }) = (&self.shape, location);
        let (high, plane) = (row / self.planes[color], row % self.planes[color]);
        if high >= shape.rows || column >= shape.width * shape.bits {
            return None;
        }
        let mut blanks = (0..shape.cells()).filter(|&cell| shape.color(cell) == color);
        let blank = blanks.nth(plane)?;
        let word = high * shape.width + column / shape.bits;
        let mut tiles = ByteArray::from_fn(shape.tiles, |_| 0);
        permutation::unrank_even(
            (word * PLACES + column % shape.bits) as u64,
            &mut tiles,
        );
        if shape.is_odd(blank) {
            tiles.swap(shape.tiles - 2, shape.tiles - 1);
        }
        let mut board = ByteArray::from_fn(shape.cells(), |_| 0);
        for (i, &tile) in tiles.iter().enumerate() {
            let cell = i + usize::from(i >= blank);
            board[shape.turned(cell)] = shape.turned(tile as usize) as u8 + 1;
        }
        Some(self.shape.puzzle.rank(&board))
    }
}
