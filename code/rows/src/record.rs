//! What a search records of each position.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Bytes, Geometry, Record, RowFormat, SearchOptions, search, translation};
//!
//! let cube = translation::pocket_cube(Metric::HalfTurn);
//! let options = SearchOptions { cpu: cpu::Cpu::best(), threads: 1 };
//! let outcome = search(&cube, &Bytes::TO_62, options, |_| ())?;
//! let cells_per_row = Bytes::TO_62.cells_per_row(RowFormat::of(&cube));
//! let location = cube.locate(1);
//! let distance = outcome.cells[0][location.row * cells_per_row + location.column];
//! assert!(0 < distance && distance <= 11);
//! # Ok::<(), rows::SearchError>(())
//! ```

mod bytes;
mod bytes_avx512;
mod modulo_3;
mod one_bit;
mod planes;

pub use bytes::Bytes;
pub use modulo_3::{IrreversibleMove, Modulo3};
pub use one_bit::{OneBit, OneColor};

use crate::{Columns, Geometry, Word};
use cpu::Cpu;
use std::fmt::Debug;

/// A small number that a search records for each position when the position is found.
///
/// While the search runs, the cells of a row hold **bit planes**: plane `p` has bit `p` of
/// the numbers of all columns, so that recording is an OR of words.
pub trait Record: Debug + Send + Sync {
    /// Number of bit planes of a row.
    fn planes(&self, format: RowFormat) -> usize;

    /// The number of a position at this distance; positions not found have number 0.
    fn number(&self, distance: usize) -> usize;

    /// Number of cells of a row, one byte each: at least the bytes of its bit planes.
    fn cells_per_row(&self, format: RowFormat) -> usize {
        self.planes(format) * format.plane_bytes()
    }

    /// Converts the bit planes of some rows into their final form, after the last step.
    fn finish(
        &self,
        _cpu: Cpu,
        _rows: &mut [u8],
        _format: RowFormat,
        _largest_distance: usize,
    ) {
    }
}

/// Size of the rows of a geometry.
#[derive(Debug, Clone, Copy)]
pub struct RowFormat {
    /// Number of words.
    pub words: usize,
    /// Bytes of each word.
    pub word_bytes: usize,
    /// Which bits stand for positions.
    pub columns: Columns,
}

impl RowFormat {
    /// The format of a geometry's rows.
    pub fn of<W: Word>(geometry: &dyn Geometry<Word = W>) -> Self {
        RowFormat {
            words: geometry.width(),
            word_bytes: size_of::<W>(),
            columns: geometry.columns(),
        }
    }

    /// Bytes of a bit plane: a bit for each bit of the row.
    pub fn plane_bytes(self) -> usize {
        self.words * self.word_bytes
    }

    /// The word of a column, and its bit in that word.
    pub(crate) fn bit(self, column: usize) -> (usize, u32) {
        let per_word = self.columns.per_word;
        (column / per_word, (column % per_word) as u32)
    }

    /// The number that some bit planes hold at a column. Words are little-endian.
    pub(crate) fn number(self, planes: &[u8], column: usize) -> usize {
        let (word, bit) = self.bit(column);
        let (byte, bit) = (word * self.word_bytes + bit as usize / 8, bit % 8);
        let planes = planes.chunks_exact(self.plane_bytes()).enumerate();
        planes.map(|(p, plane)| usize::from((plane[byte] >> bit) & 1) << p).sum()
    }
}

/// Records nothing: the search only counts the positions at each distance.
#[derive(Debug, Clone, Copy)]
pub struct Nothing;

impl Record for Nothing {
    fn planes(&self, _format: RowFormat) -> usize {
        0
    }

    fn number(&self, _distance: usize) -> usize {
        0
    }
}
