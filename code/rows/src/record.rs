//! What is kept of a search.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Bytes, Geometry, Record, With, search, translation};
//!
//! let cube = translation::pocket_cube(Metric::HalfTurn);
//! let with = With { cpu: cpu::Cpu::best(), threads: 1 };
//! let found = search(&cube, &Bytes, with, |_| ())?;
//! let spot = cube.locate(1);
//! let distance = found.cells[0][spot.row * Bytes.cells(&cube) + spot.place];
//! assert!(0 < distance && distance <= 11);
//! # Ok::<(), rows::SearchError>(())
//! ```

// ANCHOR: record
mod bytes;
mod one_bit;
mod thirds;
mod wide;

pub use bytes::Bytes;
pub use one_bit::{OneBit, OneColor};
pub use thirds::{Directed, Thirds};

use crate::Geometry;
use cpu::Cpu;

/// What a search writes down of each row, each time that it changes.
pub trait Record<W>: Sync {
    /// What a row has several of.
    type Cell: Copy + Send + Sync + 'static;

    /// A cell before anything is written.
    const EMPTY: Self::Cell;

    /// How many cells a row has.
    fn cells<G: Geometry<Word = W>>(&self, geometry: &G) -> usize;

    /// Writes down that a row has become `after` by the step to this distance. It was
    /// `before`.
    ///
    /// # Panics
    /// If there is no room for the distance.
    fn record(
        &self,
        cells: &mut [Self::Cell],
        before: &[W],
        after: &[W],
        distance: usize,
    );

    /// Makes of the cells of some rows, after the last step, what is kept. `most` is the
    /// largest distance.
    #[inline(always)]
    fn finish(&self, _: Cpu, _rows: &mut [Self::Cell], _shape: Shape, _most: usize) {}
}

/// What a row has.
#[derive(Debug, Clone, Copy)]
pub struct Shape {
    /// How many cells.
    pub cells: usize,
    /// How many words.
    pub words: usize,
    /// How many places in each word.
    pub bits: usize,
}
// ANCHOR_END: record

// ANCHOR: nothing
/// Nothing is kept: the numbers of positions at each distance are wanted alone.
#[derive(Debug, Clone, Copy)]
pub struct Nothing;

impl<W> Record<W> for Nothing {
    type Cell = ();
    const EMPTY: () = ();

    fn cells<G: Geometry<Word = W>>(&self, _geometry: &G) -> usize {
        1
    }

    #[inline(always)]
    fn record(&self, _: &mut [()], _: &[W], _: &[W], _: usize) {}
}
// ANCHOR_END: nothing
