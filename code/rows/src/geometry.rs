//! The layout of a puzzle in rows of bits.

use crate::{Step, Word};
use cpu::Cpu;
use std::fmt::Debug;

/// The location of a position.
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
    /// Number of positions in a row: when so many bits are set, the row is full.
    pub count: usize,
    /// Number of positions in each word: they are its lowest bits.
    pub per_word: usize,
    /// The largest column plus 1. Above `count` if some columns before it are no positions.
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
/// use rows::{Geometry, translation};
///
/// let puzzle = translation::pyraminx();
/// assert_eq!(puzzle.rows(0) * puzzle.columns().count, 933_120);
/// let location = puzzle.locate(7);
/// assert_eq!(puzzle.ranks(location), [7]);
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

    /// The location of the solved position; its color is 0.
    fn solved(&self) -> Location;

    /// The location of the position with this rank: its number in the catalog, from 0 up to
    /// the number of positions.
    fn locate(&self, rank: u64) -> Location;

    /// The ranks of the positions at a location, in increasing order; none if it is unused.
    /// A geometry whose columns stand for several positions may list some of them, at least
    /// one: the others are its images.
    fn ranks(&self, location: Location) -> Vec<u64>;

    /// Number of positions that each bit of a row stands for: above 1 where a row stands for
    /// a class of rows under symmetry.
    fn orbit_size(&self, _color: usize, _row: usize) -> u64 {
        1
    }

    /// Steps some rows and returns the number of positions found. This is
    /// [`Step::gather`] with the kernel of this geometry, or [`Step::sweep`].
    fn step(&self, cpu: Cpu, step: Step<'_, Self::Word>) -> u64;
}
// ANCHOR_END: geometry
