//! Sliding puzzles: the 8-puzzle, the 15-puzzle and every other size.
//!
//! A board has `rows` · `columns` cells in reading order, with a tile in each but one. Tile
//! `k` belongs in cell `k - 1`, and the blank, written 0, in the last cell.

use crate::board_text::read_board;
use crate::{ByteArray, PositionError, Puzzle};
use crate::{Family, GoalPair, Published, SizeError};

/// A sliding puzzle. A position is a [`ByteArray`] with a number for each cell.
///
/// ```
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(3, 3)?;
/// assert_eq!(puzzle.count(), 181_440);
/// let board = puzzle.scramble("DRU")?;
/// assert_eq!(puzzle.write(&board), "1 2 3 4 8 5 7 0 6");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sliding {
    rows: usize,
    columns: usize,
}

impl Sliding {
    /// The puzzle with this number of rows and columns.
    ///
    /// # Errors
    /// [`SizeError`] if there is only one row or column, or more than 20 cells.
    pub fn new(rows: usize, columns: usize) -> Result<Self, SizeError> {
        const CELLS: &str = "the ranks of more than 20 cells do not fit in 64 bits";
        Sliding::with_cells(rows, columns, MAX_RANKED_CELLS, CELLS)
    }

    /// The puzzle with this number of rows and columns, which may have too many positions for
    /// ranks: the 24-puzzle has 5 rows and 5 columns. On more than 20 cells `count`, `rank` and
    /// `unrank` of [`Puzzle`] panic. Nothing else needs ranks: not moves, texts or IDA*.
    ///
    /// # Errors
    /// [`SizeError`] if there is only one row or column, or more than 25 cells.
    ///
    /// # Examples
    /// ```
    /// use puzzle::{Puzzle, sliding::Sliding};
    ///
    /// let puzzle = Sliding::without_ranks(5, 5)?;
    /// assert!(!puzzle.has_ranks());
    /// let board = puzzle.scramble("DR")?;
    /// assert!(puzzle.write(&board).ends_with("16 17 18 0 19 21 22 23 24 20"));
    /// assert_eq!(puzzle.read(&puzzle.write(&board)), Ok(board));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn without_ranks(rows: usize, columns: usize) -> Result<Self, SizeError> {
        const CELLS: &str = "a position holds at most 25 tiles";
        Sliding::with_cells(rows, columns, ByteArray::MAX, CELLS)
    }

    /// The puzzle, if it has at most `most` cells; `why` says why there are no more.
    fn with_cells(
        rows: usize,
        columns: usize,
        most: usize,
        why: &'static str,
    ) -> Result<Self, SizeError> {
        const LINE: &str = "in a single line, tiles cannot pass one another";
        for (what, found) in [("row", rows), ("column", columns)] {
            SizeError::check_at_least(2, what, found, LINE)?;
            SizeError::check_at_most(most / 2, what, found, why)?;
        }
        SizeError::check_at_most(most, "cell", rows * columns, why)?;
        Ok(Sliding { rows, columns })
    }

    /// Whether the ranks of the positions fit in 64 bits: on up to 20 cells.
    pub fn has_ranks(&self) -> bool {
        self.cells() <= MAX_RANKED_CELLS
    }

    /// The number of cells.
    pub fn cells(&self) -> usize {
        self.rows * self.columns
    }

    /// The number of rows and of columns.
    pub fn shape(&self) -> (usize, usize) {
        (self.rows, self.columns)
    }
}

/// Maximum number of cells of a board whose positions have ranks of 64 bits.
const MAX_RANKED_CELLS: usize = 20;

/// The four directions in which a tile can move, in the order of the moves.
const DIRECTIONS: [&str; 4] = ["U", "D", "L", "R"];

/// The opposite of each direction.
const OPPOSITE: [usize; 4] = [1, 0, 3, 2];

impl Sliding {
    /// The cell of the blank before move `m`, if the blank is in the cell `blank` after the
    /// move; `None` if that move is not possible.
    ///
    /// # Examples
    /// ```
    /// use puzzle::sliding::Sliding;
    ///
    /// let puzzle = Sliding::new(3, 3)?;
    /// assert_eq!(puzzle.blank_before_move(4, 0), Some(1)); // U: a tile goes up, the blank down
    /// assert_eq!(puzzle.blank_before_move(1, 0), None);
    /// # Ok::<(), puzzle::SizeError>(())
    /// ```
    pub fn blank_before_move(&self, blank: usize, m: usize) -> Option<usize> {
        self.source_cell(blank, *OPPOSITE.get(m)?).filter(|_| blank < self.cells())
    }
}

/// The cell that holds 0.
fn blank(board: &[u8]) -> usize {
    board.iter().position(|&tile| tile == 0).expect("a board has a blank")
}

impl Sliding {
    /// The cell from which move `m` takes a tile to the cell `to`: for U (up), the cell
    /// below. `None` at the edge of the board.
    // ANCHOR: neighbor
    fn source_cell(&self, to: usize, m: usize) -> Option<usize> {
        let (row, column) = (to / self.columns, to % self.columns);
        let (row, column) = match m {
            0 => (row + 1, column),
            1 => (row.checked_sub(1)?, column),
            2 => (row, column + 1),
            _ => (row, column.checked_sub(1)?),
        };
        let inside = row < self.rows && column < self.columns;
        inside.then_some(row * self.columns + column)
    }
    // ANCHOR_END: neighbor
}

// ANCHOR: parity
/// The number of inversions: pairs of tiles in the wrong order in reading order, without
/// the blank.
fn inversions(board: &[u8]) -> usize {
    let later = |i| board[i + 1..].iter().filter(move |&&b| 0 < b && b < board[i]);
    (0..board.len()).map(|i| later(i).count()).sum()
}

impl Sliding {
    /// The parity that no move changes: the number of inversions, plus the blank's row on
    /// a board of even width, modulo 2.
    ///
    /// One board can be reached from another if and only if both have the same parity.
    ///
    /// # Panics
    /// If the board has no blank.
    ///
    /// # Complexity
    /// O(cells²) time, no memory.
    ///
    /// # Examples
    /// ```
    /// use puzzle::sliding::Sliding;
    ///
    /// let puzzle = Sliding::new(3, 3)?;
    /// assert_eq!(puzzle.parity(&[1, 2, 3, 4, 5, 6, 7, 8, 0]), 0);
    /// assert_eq!(puzzle.parity(&[1, 2, 3, 4, 5, 6, 8, 7, 0]), 1);
    /// # Ok::<(), puzzle::SizeError>(())
    /// ```
    pub fn parity(&self, board: &[u8]) -> usize {
        let row = blank(board) / self.columns;
        (inversions(board) + row * (self.columns - 1)) % 2
    }
}
// ANCHOR_END: parity

impl Sliding {
    /// The number of boards with the blank in a given cell: half the permutations of the
    /// tiles.
    ///
    /// # Panics
    /// If the board has more than 20 cells.
    fn arrangements_per_blank(&self) -> u64 {
        assert!(
            self.has_ranks(),
            "the positions of {} cells have no ranks",
            self.cells()
        );
        (1..self.cells() as u64).product::<u64>() / 2
    }

    /// Whether the permutation of the tiles must be odd if the blank is in this cell. On the
    /// solved board the blank is in the last row and the permutation is even; each move up
    /// or down takes a tile past `columns - 1` others.
    fn needs_odd_tiles(&self, blank: usize) -> bool {
        let below = self.rows - 1 - blank / self.columns;
        below * (self.columns - 1) % 2 == 1
    }

    /// The board with the blank in cell `blank` and permutation `t` of the tiles, among
    /// those that have the solved board's parity.
    // ANCHOR: board
    fn board_from(&self, blank: usize, t: u64) -> ByteArray {
        let cells = self.cells();
        let mut tiles = ByteArray::from_fn(cells - 1, |_| 0);
        permutation::unrank_even(t, &mut tiles);
        if self.needs_odd_tiles(blank) {
            tiles.swap(cells - 3, cells - 2);
        }
        let tile = |cell| tiles[cell - usize::from(cell > blank)] + 1;
        ByteArray::from_fn(cells, |cell| if cell == blank { 0 } else { tile(cell) })
    }
    // ANCHOR_END: board
}

impl Puzzle for Sliding {
    type Position = ByteArray;

    fn count(&self) -> u64 {
        self.cells() as u64 * self.arrangements_per_blank()
    }

    // ANCHOR: rank
    fn rank(&self, board: &ByteArray) -> u64 {
        let blank = blank(board);
        let tile = |i| board[i + usize::from(i >= blank)] - 1;
        let tiles = ByteArray::from_fn(self.cells() - 1, tile);
        let from_the_end = (self.cells() - 1 - blank) as u64;
        from_the_end * self.arrangements_per_blank() + permutation::rank_even(&tiles)
    }
    // ANCHOR_END: rank

    fn unrank(&self, rank: u64) -> ByteArray {
        let from_the_end = (rank / self.arrangements_per_blank()) as usize;
        self.board_from(
            self.cells() - 1 - from_the_end,
            rank % self.arrangements_per_blank(),
        )
    }

    fn solved(&self) -> ByteArray {
        let cells = self.cells();
        ByteArray::from_fn(cells, |cell| ((cell + 1) % cells) as u8)
    }

    fn moves(&self) -> usize {
        DIRECTIONS.len()
    }

    fn name(&self, m: usize) -> String {
        DIRECTIONS[m].to_string()
    }

    // ANCHOR: apply
    fn apply(&self, board: &ByteArray, m: usize) -> Option<ByteArray> {
        let to = blank(board);
        let mut board = *board;
        board.swap(to, self.source_cell(to, m)?);
        Some(board)
    }
    // ANCHOR_END: apply

    fn undo(&self, board: &ByteArray, m: usize) -> Option<ByteArray> {
        self.apply(board, OPPOSITE[m])
    }

    fn read(&self, text: &str) -> Result<ByteArray, PositionError> {
        let board = read_board((self.rows, self.columns), text)?;
        if self.parity(&board) != self.parity(&self.solved()) {
            return Err(PositionError::unsolvable(self.unsolvable_reason(&board)));
        }
        Ok(board)
    }

    fn read_any(&self, text: &str) -> Result<ByteArray, PositionError> {
        read_board((self.rows, self.columns), text)
    }

    /// Tiles are named by their order in the goal, and a board whose goal has the blank in
    /// the first row or column is turned over, so that a blank in a corner is in the last.
    fn goal_pair(
        &self,
        start: &ByteArray,
        goal: &ByteArray,
    ) -> Result<GoalPair<ByteArray>, PositionError> {
        let last = [self.rows - 1, self.columns - 1];
        let split = |cell: usize| [cell / self.columns, cell % self.columns];
        let over = split(blank(goal)).map(|line| line == 0);
        let turn = |board: &ByteArray| {
            ByteArray::from_fn(self.cells(), |cell| {
                let line =
                    |k| if over[k] { last[k] - split(cell)[k] } else { split(cell)[k] };
                board[line(0) * self.columns + line(1)]
            })
        };
        let (start, goal) = (turn(start), turn(goal));
        let mut tiles: Vec<u8> =
            goal.iter().copied().filter(|&tile| tile > 0).collect();
        let named = |board: &ByteArray, tiles: &[u8]| {
            let name = |tile| tiles.iter().position(|&other| other == tile);
            let name = |tile| name(tile).map_or(0, |i| i as u8 + 1);
            ByteArray::from_fn(self.cells(), |cell| name(board[cell]))
        };
        let pairs = inversions(&named(&start, &tiles));
        let parity = self.parity(&self.solved());
        if self.parity(&named(&goal, &tiles)) != parity {
            tiles.swap(0, 1);
        }
        let (from, to) = (named(&start, &tiles), named(&goal, &tiles));
        if self.parity(&from) != parity {
            let [a, b] = [&start, &goal].map(|board| blank(board) / self.columns);
            return Err(PositionError::unsolvable(
                self.parity_reason(pairs, a.abs_diff(b)),
            ));
        }
        let m = |m: usize| if over[m / 2] { OPPOSITE[m] } else { m };
        Ok(GoalPair { start: from, goal: to, moves: (0..4).map(m).collect() })
    }

    fn write(&self, board: &ByteArray) -> String {
        board.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
    }
}

impl Sliding {
    /// The message that explains why a board cannot be brought to a goal, with the number of
    /// pairs of tiles in another order, and of the rows between the blanks.
    fn parity_reason(&self, pairs: usize, rows: usize) -> String {
        if self.columns % 2 == 1 {
            return format!(
                "its tiles have an odd number of pairs in another order than in the goal \
                 ({pairs}), and every move keeps that number odd"
            );
        }
        format!(
            "the pairs of tiles in another order than in the goal ({pairs}) and the rows \
             between the two blanks ({rows}) are together odd in number, and every move keeps \
             that so"
        )
    }

    /// The message that explains why a board of the wrong parity cannot be solved.
    fn unsolvable_reason(&self, board: &[u8]) -> String {
        let pairs = inversions(board);
        let odd = "its tiles have an odd number of pairs in the wrong order";
        if self.columns % 2 == 1 {
            return format!("{odd} ({pairs}), and every move keeps that number odd");
        }
        let below = self.rows - 1 - blank(board) / self.columns;
        format!(
            "the pairs of tiles in the wrong order ({pairs}) and the rows below the blank \
             ({below}) are together odd in number, and every move keeps that so"
        )
    }
}

/// The sliding puzzles in the catalog.
pub const FAMILY: Family = Family {
    name: "sliding-RxC",
    about: "numbered tiles and a blank on a board of R rows and C columns",
    sizes: &["rows", "columns"],
    metrics: &[],
    examples: &[
        "sliding-2x2",
        "sliding-2x3",
        "sliding-2x4",
        "sliding-3x3",
        "sliding-2x5",
    ],
    aliases: &[("8-puzzle", "sliding-3x3"), ("15-puzzle", "sliding-4x4")],
    published: PUBLISHED,
    make: |sizes, _| Ok(Box::new(Sliding::new(sizes[0], sizes[1])?)),
};

/// Published layers and depths. The layers of 2×2 follow from its published depth: each
/// position has two moves, so that all positions form one ring.
const PUBLISHED: &[Published] = &[
    Published::layers("sliding-2x2", &[1, 2, 2, 2, 2, 2, 1], "OEIS A151944, as a ring"),
    Published::layers(
        "sliding-2x3",
        &[
            1, 2, 3, 5, 6, 7, 10, 12, 12, 16, 23, 25, 28, 39, 44, 40, 29, 21, 18, 12,
            6, 1,
        ],
        "OEIS A090034",
    ),
    Published::layers(
        "sliding-2x4",
        &[
            1, 2, 3, 6, 10, 14, 19, 28, 42, 61, 85, 119, 161, 215, 293, 396, 506, 632,
            788, 985, 1194, 1414, 1664, 1884, 1999, 1958, 1770, 1463, 1076, 667, 361,
            190, 88, 39, 19, 7, 1,
        ],
        "OEIS A090035",
    ),
    Published::layers(
        "sliding-3x3",
        &[
            1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512,
            4485, 5638, 9529, 10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560,
            6274, 3910, 760, 221, 2,
        ],
        "OEIS A089473",
    ),
    THREE_BY_FOUR_LAYERS,
    FIFTEEN_DEPTH,
    FIFTEEN_FIRST_LAYERS,
    Published::depth("sliding-3x2", 21, "OEIS A151944"),
    Published::depth("sliding-4x2", 36, "OEIS A151944"),
    Published::depth("sliding-2x5", 55, "OEIS A151944"),
    Published::depth("sliding-5x2", 55, "OEIS A151944"),
    Published::depth("sliding-2x6", 80, "OEIS A151944"),
    Published::depth("sliding-2x7", 108, "OEIS A151944"),
    Published::depth("sliding-3x5", 84, "OEIS A151944"),
];

/// The layers of the board with three rows of four.
const THREE_BY_FOUR_LAYERS: Published = Published::layers(
    "sliding-3x4",
    &[
        1, 2, 4, 9, 20, 37, 63, 122, 232, 431, 781, 1392, 2494, 4442, 7854, 13899,
        24215, 41802, 71167, 119888, 198363, 323206, 515778, 811000, 1248011, 1885279,
        2782396, 4009722, 5621354, 7647872, 10065800, 12760413, 15570786, 18171606,
        20299876, 21587248, 21841159, 20906905, 18899357, 16058335, 12772603, 9515217,
        6583181, 4242753, 2503873, 1350268, 643245, 270303, 92311, 27116, 5390, 1115,
        86, 18,
    ],
    "OEIS A090166",
);

/// The depth of the 15-puzzle.
const FIFTEEN_DEPTH: Published = Published::depth("sliding-4x4", 80, "OEIS A087725");

/// The first layers of the 15-puzzle, which breadth-first search can reach.
const FIFTEEN_FIRST_LAYERS: Published = Published::first_layers(
    "sliding-4x4",
    &[1, 2, 4, 10, 24, 54, 107, 212, 446, 946, 1948, 3938, 7808, 15544, 30821, 60842],
    "OEIS A089484",
);
