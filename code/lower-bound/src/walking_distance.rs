//! The walking distance: a table for the goal rows of the tiles, and one for their goal
//! columns.

use foldhash::HashMap;
use pruning::LowerBound;
use puzzle::{ByteArray, sliding::Sliding};

/// The error for a board whose table of walking distances would be too large.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "a board of {lines} lines with {cells} cells each has more than {max} contents: \
     too many for a table of walking distances"
)]
pub struct WalkingDistanceError {
    /// How many lines there are.
    pub lines: usize,
    /// How many cells each has.
    pub cells: usize,
    /// Maximum number of entries in a table.
    pub max: usize,
}

/// Maximum number of entries in a table of walking distances.
const MAX_CONTENTS: usize = 1_000_000;

/// The contents of the lines of a board: the goal line of each tile, sorted within each
/// line. The blank is [`BLANK`], and last in its line.
// ANCHOR: contents
fn line_state(
    lines: usize,
    cells: usize,
    goal: impl Fn(usize, usize) -> u8,
) -> ByteArray {
    let mut all = ByteArray::from_fn(lines * cells, |i| goal(i / cells, i % cells));
    all.chunks_exact_mut(cells).for_each(<[u8]>::sort_unstable);
    all
}

/// The blank among goal lines.
const BLANK: u8 = u8::MAX;
// ANCHOR_END: contents

/// For each contents of the lines, the smallest number of moves across lines that take each
/// tile to its goal line, in any cell of it.
///
/// # Complexity
/// About 60 bytes for each content, in a hash table.
#[derive(Debug, Clone)]
struct WalkingDistanceTable {
    lines: usize,
    cells: usize,
    distances: HashMap<ByteArray, u8>,
}

impl WalkingDistanceTable {
    /// Breadth-first search from the contents of the solved board's lines.
    // ANCHOR: lines
    fn new(lines: usize, cells: usize) -> Result<Self, WalkingDistanceError> {
        let last = lines * cells - 1;
        let goal =
            |line, cell| if line * cells + cell == last { BLANK } else { line as u8 };
        let mut layer = vec![line_state(lines, cells, goal)];
        let mut distances = HashMap::from_iter([(layer[0], 0)]);
        for depth in 1.. {
            for content in std::mem::take(&mut layer) {
                neighbors(&content, lines, cells, |neighbor| {
                    distances.entry(neighbor).or_insert_with(|| {
                        layer.push(neighbor);
                        depth
                    });
                });
            }
            if layer.is_empty() {
                break;
            } else if distances.len() > MAX_CONTENTS {
                return Err(WalkingDistanceError { lines, cells, max: MAX_CONTENTS });
            }
        }
        Ok(WalkingDistanceTable { lines, cells, distances })
    }
    // ANCHOR_END: lines
}

/// Calls `each` with the contents of the lines after each move of the blank, which swaps with a
/// tile of the line before or after its own.
// ANCHOR: neighbors
fn neighbors(
    content: &ByteArray,
    lines: usize,
    cells: usize,
    mut each: impl FnMut(ByteArray),
) {
    let blank = content.iter().position(|&tile| tile == BLANK);
    let blank = blank.expect("contents have a blank");
    for line in [(blank / cells).wrapping_sub(1), blank / cells + 1] {
        if line >= lines {
            continue;
        }
        for tile in line * cells..(line + 1) * cells {
            let mut next = *content;
            next.swap(tile, blank);
            next.chunks_exact_mut(cells).for_each(<[u8]>::sort_unstable);
            each(next);
        }
    }
}
// ANCHOR_END: neighbors

/// The *walking distance*: the vertical moves that take all tiles to their goal rows, plus
/// the horizontal moves that take them to their goal columns.
///
/// Admissible and consistent: a move is of one kind, so the sum counts it once. The idea is
/// Ken'ichiro Takahashi's.
///
/// # Examples
/// ```
/// use lower_bound::{LowerBound, WalkingDistance};
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// let puzzle = Sliding::new(3, 3)?;
/// let board = puzzle.read("867254301")?; // 31 moves away
/// assert_eq!(WalkingDistance::new(&puzzle)?.lower_bound(&board), Some(25));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct WalkingDistance {
    up_and_down: WalkingDistanceTable,
    left_and_right: WalkingDistanceTable,
}

impl WalkingDistance {
    /// Computes the two tables for boards of this puzzle.
    ///
    /// # Errors
    /// [`WalkingDistanceError`] if a table would have more than a million entries, as for 4×5
    /// and 2×10.
    ///
    /// # Complexity
    /// O(contents · cells) time, about 60 bytes for each content. The 8-puzzle has 105
    /// contents.
    pub fn new(puzzle: &Sliding) -> Result<Self, WalkingDistanceError> {
        let (rows, columns) = puzzle.shape();
        let up_and_down = WalkingDistanceTable::new(rows, columns)?;
        let left_and_right = if rows == columns {
            up_and_down.clone()
        } else {
            WalkingDistanceTable::new(columns, rows)?
        };
        Ok(WalkingDistance { up_and_down, left_and_right })
    }

    /// How many entries the two tables have.
    ///
    /// # Examples
    /// ```
    /// use lower_bound::WalkingDistance;
    /// use puzzle::sliding::Sliding;
    ///
    /// let bound = WalkingDistance::new(&Sliding::new(4, 4)?)?;
    /// assert_eq!(bound.table_sizes(), [24_964, 24_964]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn table_sizes(&self) -> [usize; 2] {
        [&self.up_and_down, &self.left_and_right].map(|lines| lines.distances.len())
    }
}

impl LowerBound<ByteArray> for WalkingDistance {
    // ANCHOR: bound
    fn lower_bound(&self, board: &ByteArray) -> Option<u8> {
        let (rows, columns) = (self.up_and_down.lines, self.up_and_down.cells);
        let goal = |cell: usize, line: fn(usize, usize) -> usize| match board[cell] {
            0 => BLANK,
            tile => line(usize::from(tile) - 1, columns) as u8,
        };
        let in_row = |r, c| goal(r * columns + c, |goal, columns| goal / columns);
        let in_column = |c, r| goal(r * columns + c, |goal, columns| goal % columns);
        let up = self.up_and_down.distances.get(&line_state(rows, columns, in_row))?;
        let left =
            self.left_and_right.distances.get(&line_state(columns, rows, in_column))?;
        Some(up + left)
    }
    // ANCHOR_END: bound
}
