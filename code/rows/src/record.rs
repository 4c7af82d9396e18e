//! What is kept of a search.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Bytes, Geometry, Record, SearchOptions, search, translation};
//!
//! let cube = translation::pocket_cube(Metric::HalfTurn);
//! let options = SearchOptions { cpu: cpu::Cpu::best(), threads: 1 };
//! let outcome = search(&cube, &Bytes, options, |_| ())?;
//! let spot = cube.locate(1);
//! let distance = outcome.cells[0][spot.row * Bytes.cells(cube.shape()) + spot.place];
//! assert!(0 < distance && distance <= 11);
//! # Ok::<(), rows::SearchError>(())
//! ```

mod bytes;
mod one_bit;
mod planes;
mod thirds;
mod wide;

pub use bytes::Bytes;
pub use one_bit::{OneBit, OneColor};
pub use thirds::{Directed, Thirds};

use cpu::Cpu;
use std::fmt::Debug;

/// What a search writes down of each position: a number, when it is found.
///
/// While the search runs, a row's cells hold **planes** of bits: plane `p` has bit `p` of
/// the numbers of all places. Whatever the record, to write is an OR of words.
pub trait Record: Debug + Send + Sync {
    /// How many planes a row of this shape has.
    fn planes(&self, shape: Shape) -> usize;

    /// The number of a position at this distance. What was not found has 0.
    fn number(&self, distance: usize) -> usize;

    /// How many cells, of a byte each, a row of this shape has: at least its planes.
    fn cells(&self, shape: Shape) -> usize {
        self.planes(shape) * shape.plane()
    }

    /// Makes of the cells of some rows, after the last step, what is kept. `most` is the
    /// largest distance.
    fn finish(&self, _: Cpu, _rows: &mut [u8], _shape: Shape, _most: usize) {}
}

/// What a row has.
#[derive(Debug, Clone, Copy)]
pub struct Shape {
    /// How many places, those included that fill something up.
    pub span: usize,
    /// How many words.
    pub words: usize,
    /// How many places in each word.
    pub bits: usize,
    /// How many bytes in each word.
    pub size: usize,
    /// Whether a distance may be above 62.
    pub is_deep: bool,
}

impl Shape {
    /// How many bytes a plane has: a bit for each bit of the row.
    pub fn plane(self) -> usize {
        self.words * self.size
    }

    /// The number that some planes have at a place. The lowest byte of a word is first.
    pub(crate) fn number(self, planes: &[u8], place: usize) -> usize {
        let (word, bit) = (place / self.bits, place % self.bits);
        let (byte, bit) = (word * self.size + bit / 8, bit % 8);
        let planes = planes.chunks_exact(self.plane()).enumerate();
        planes.map(|(p, plane)| usize::from(plane[byte] >> bit & 1) << p).sum()
    }
}

/// Nothing is kept: the numbers of positions at each distance are wanted alone.
#[derive(Debug, Clone, Copy)]
pub struct Nothing;

impl Record for Nothing {
    fn planes(&self, _shape: Shape) -> usize {
        0
    }

    fn number(&self, _distance: usize) -> usize {
        0
    }
}
