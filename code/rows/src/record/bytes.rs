//! A byte for each position.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Bytes, Geometry, Record, SearchOptions, search, translation};
//!
//! let cube = translation::pocket_cube(Metric::HalfTurn);
//! let options = SearchOptions { cpu: cpu::Cpu::best(), threads: 1 };
//! let found = search(&cube, &Bytes, options, |_| ())?;
//! let spot = cube.locate(1);
//! let distance = found.cells[0][spot.row * Bytes.cells(cube.shape()) + spot.place];
//! assert!(0 < distance && distance <= 11);
//! # Ok::<(), rows::SearchError>(())
//! ```

use super::{Record, Shape, wide};
use cpu::{Cpu, Task};

/// A byte for each position: its distance, 255 where none was found.
///
/// While the search runs, a position's number is its distance plus 1. So a step writes
/// bits, and not bytes, and each byte is written once, at the end.
///
/// # Panics
/// If a distance has no room in the planes: there is room for those up to 62, and up to
/// 126 where seven of eight bits of a word are places or the geometry says that some are
/// so far.
#[derive(Debug, Clone, Copy)]
pub struct Bytes;

/// How many planes a row has, at least and at most. More would need the highest bit of
/// a byte, which [`write`](super::planes::write) uses.
const PLANES: [usize; 2] = [6, 7];

impl Record for Bytes {
    fn planes(&self, shape: Shape) -> usize {
        PLANES[1].min(self.cells(shape) / shape.plane())
    }

    fn number(&self, distance: usize) -> usize {
        distance + 1
    }

    /// One for each place, and enough for the planes.
    fn cells(&self, shape: Shape) -> usize {
        shape.span.max(PLANES[usize::from(shape.is_deep)] * shape.plane())
    }

    fn finish(&self, cpu: Cpu, rows: &mut [u8], shape: Shape, most: usize) {
        let cells = self.cells(shape);
        cpu.run(Expand { rows, cells, shape, most });
    }
}

/// The cells of some rows, to be made bytes of their planes.
struct Expand<'a> {
    rows: &'a mut [u8],
    cells: usize,
    shape: Shape,
    most: usize,
}

impl Task for Expand<'_> {
    type Output = ();

    #[inline(always)]
    fn run(self, cpu: Cpu) {
        let Expand { rows, cells, shape, most } = self;
        // The compiler makes one piece of each loop over a known number of planes.
        if most < 15 {
            wide::expand::<4>(cpu, rows, cells, shape, most);
        } else {
            wide::expand::<{ PLANES[1] }>(cpu, rows, cells, shape, most);
        }
    }
}
