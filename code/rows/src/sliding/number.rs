//! Where a board stands in the rows, and which board stands in a place.

use super::Boards;
use super::last_five::PLACES;
use super::shape::Shape;
use crate::Spot;
use puzzle::{ByteArray, Puzzle};

impl Shape {
    /// Which cell of the board lies in this cell of the turned board.
    fn turned(&self, cell: usize) -> usize {
        let (_, columns) = self.puzzle.shape();
        let across = self.across;
        if across == columns { cell } else { cell % across * columns + cell / across }
    }
}

impl Boards {
    /// Where the board with this number in the catalog is.
    ///
    /// ```
    /// use puzzle::{Puzzle, sliding::Sliding};
    /// use rows::{Geometry, sliding::Boards};
    ///
    /// let puzzle = Sliding::new(3, 3)?;
    /// let boards = Boards::new(puzzle)?;
    /// let spot = boards.locate(puzzle.rank(&puzzle.scramble("DRU")?));
    /// assert_eq!((spot.color, spot.row), (1, 3)); // the last of four planes
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub(super) fn spot(&self, rank: u64) -> Spot {
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
        Spot {
            color,
            row: word / shape.width * self.planes[color] + shape.plane(blank),
            place: word % shape.width * shape.bits + place,
        }
    }
}

impl Boards {
    /// The number in the catalog of the board at a spot.
    pub(super) fn number(&self, spot: Spot) -> Option<u64> {
        let shape = &self.shape;
        let (high, plane) =
            (spot.row / self.planes[spot.color], spot.row % self.planes[spot.color]);
        if high >= shape.rows || spot.place >= shape.width * shape.bits {
            return None;
        }
        let mut blanks =
            (0..shape.cells()).filter(|&cell| shape.color(cell) == spot.color);
        let blank = blanks.nth(plane)?;
        let word = high * shape.width + spot.place / shape.bits;
        let mut tiles = ByteArray::from_fn(shape.tiles, |_| 0);
        permutation::unrank_even(
            (word * PLACES + spot.place % shape.bits) as u64,
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
