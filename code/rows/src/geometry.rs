//! How the positions of a puzzle lie in rows.
//!
//! ```
//! use rows::{Geometry, translation};
//!
//! let puzzle = translation::pyraminx();
//! assert_eq!(puzzle.rows(0) * puzzle.columns().count, 933_120);
//! let location = puzzle.locate(7);
//! assert_eq!(puzzle.ranks(location), [7]);
//! ```

use crate::{Step, Word};
use cpu::Cpu;
use std::fmt::Debug;

/// Where a position lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Location {
    /// Color of the row, 0 or 1.
    pub color: usize,
    /// Number of the row among those of its color.
    pub row: usize,
    /// Column of the row: with `b` positions a word, bit `column % b` of word `column / b`.
    pub column: usize,
}

/// Which bits of a row stand for positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Columns {
    /// Number of positions in a row.
    pub count: usize,
    /// Number of positions in each word: they are its lowest bits.
    pub per_word: usize,
    /// One more than the largest column. It is above `count` if some words before it only
    /// fill a block up.
    pub end: usize,
}

impl Columns {
    /// `count` columns one after another, `per_word` of them in each word.
    pub fn new(count: usize, per_word: usize) -> Self {
        Columns { count, per_word, end: count }
    }
}

// ANCHOR: geometry
/// A puzzle laid out in a matrix of bits: each move maps whole rows to whole rows and
/// permutes the columns of a row, by one permutation or by few.
///
/// All values may be computed at run time; only the word is fixed at compile time.
///
/// # Panics
/// Methods may panic if a color, row, column or rank is out of range.
///
/// # Complexity
/// `step` takes O(rows · moves · width) time and memory for a few rows.
///
/// ```
/// use rows::{Geometry, Nothing, bytes, translation};
///
/// let puzzle = translation::pyraminx();
/// let location = puzzle.locate(7);
/// assert_eq!(puzzle.ranks(location), [7]);
/// // Two stores of 360 rows of 96 words.
/// assert!(bytes(&puzzle, &Nothing) > 2 * 360 * 96 * 4);
/// ```
pub trait Geometry: Debug + Send + Sync {
    /// Integer that a row is made of.
    type Word: Word;

    /// Number of colors of rows. With 1, a move may lead from any row to any row. With 2,
    /// each move leads to a row of the other color, and the search needs one bit for each
    /// position.
    fn colors(&self) -> usize {
        1
    }

    /// Number of rows of a color.
    fn rows(&self, color: usize) -> usize;

    /// Number of words in a row.
    fn width(&self) -> usize;

    /// Which bits of a row stand for positions. All others are 0.
    fn columns(&self) -> Columns;

    /// Where the solved position lies.
    fn solved(&self) -> Location;

    /// Where the position with this number in the catalog lies.
    fn locate(&self, rank: u64) -> Location;

    /// The numbers in the catalog of the positions at a location, in increasing order.
    /// None if no position lies there. Where symmetries put several positions there, at
    /// least one of them.
    fn ranks(&self, location: Location) -> Vec<u64>;

    /// Number of positions that each bit of a row stands for.
    fn orbit_size(&self, _color: usize, _row: usize) -> u64 {
        1
    }

    /// Steps some rows and returns how many positions are new. This is
    /// [`Step::gather`] with the kernel of this geometry, or [`Step::sweep`].
    fn step(&self, cpu: Cpu, step: Step<'_, Self::Word>) -> u64;
}
// ANCHOR_END: geometry
