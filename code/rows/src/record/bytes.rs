//! A byte for each position.

use super::{Record, RowFormat, bytes_avx512};
use cpu::{Cpu, Task};

/// A byte for each position: its distance, or 255 if it was not found.
///
/// While the search runs, the number of a position is its distance plus 1, in bit planes.
/// The bytes are written once, at the end.
///
/// # Panics
/// The search panics if a distance does not fit into the bit planes.
///
/// ```
/// use puzzle::Metric;
/// use rows::{Bytes, Record, RowFormat, translation};
///
/// // A cell for each column, and enough for six bit planes.
/// let format = RowFormat::of(&translation::pocket_cube(Metric::HalfTurn));
/// let bit_planes = 6 * format.plane_bytes();
/// assert_eq!(Bytes::TO_62.cells_per_row(format), bit_planes.max(format.columns.count));
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Bytes {
    /// Minimum number of bit planes of a row.
    min_planes: usize,
}

/// Maximum number of bit planes: [`write`](super::planes::write) uses the highest bit of each byte
/// to stop borrows.
const MAX_PLANES: usize = 7;

impl Bytes {
    /// The largest distance that any record of bytes can hold.
    pub const MAX_DISTANCE: usize = (1 << MAX_PLANES) - 2;

    /// For distances up to 62.
    pub const TO_62: Bytes = Bytes { min_planes: 6 };

    /// For distances up to 126. Takes a sixth more memory where words have few columns.
    pub const TO_126: Bytes = Bytes { min_planes: MAX_PLANES };
}

impl Record for Bytes {
    fn planes(&self, format: RowFormat) -> usize {
        MAX_PLANES.min(self.cells_per_row(format) / format.plane_bytes())
    }

    fn number(&self, distance: usize) -> usize {
        distance + 1
    }

    /// A cell for each column, and at least as many as the bit planes have bytes.
    fn cells_per_row(&self, format: RowFormat) -> usize {
        format.columns.end.max(self.min_planes * format.plane_bytes())
    }

    fn finish(
        &self,
        cpu: Cpu,
        rows: &mut [u8],
        format: RowFormat,
        largest_distance: usize,
    ) {
        let cells = self.cells_per_row(format);
        cpu.run(Expand { rows, cells, format, largest_distance });
    }
}

/// Task: replaces the bit planes of some rows by a byte for each column.
struct Expand<'a> {
    rows: &'a mut [u8],
    cells: usize,
    format: RowFormat,
    largest_distance: usize,
}

impl Task for Expand<'_> {
    type Output = ();

    #[inline(always)]
    fn run(self, cpu: Cpu) {
        let Expand { rows, cells, format, largest_distance } = self;
        // The compiler unrolls loops over a constant number of planes. Four hold the numbers of
        // distances to 14.
        if largest_distance < 15 {
            bytes_avx512::expand::<4>(cpu, rows, cells, format, largest_distance);
        } else {
            bytes_avx512::expand::<{ MAX_PLANES }>(
                cpu,
                rows,
                cells,
                format,
                largest_distance,
            );
        }
    }
}
