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

// ANCHOR: bytes
use super::{Record, Shape, wide};
use cpu::{Cpu, Task};

/// A byte for each position: its distance, 255 where none was found.
///
/// While the search runs, a position's number is its distance plus 1. So a step writes
/// bits, and not bytes, and each byte is written once, at the end.
///
/// # Panics
/// If a distance has no room in the planes: there is room for those up to 62, and up to
/// 126 where seven of eight bits of a word are places.
#[derive(Debug, Clone, Copy)]
pub struct Bytes;

/// How many planes a row has, at least and at most. More would need the highest bit of
/// a byte, which [`write`] uses.
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
        shape.span.max(PLANES[0] * shape.plane())
    }

    fn finish(&self, cpu: Cpu, rows: &mut [u8], shape: Shape, most: usize) {
        let cells = self.cells(shape);
        cpu.run(Expand { rows, cells, shape, most });
    }
}
// ANCHOR_END: bytes

// ANCHOR: finish
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
// ANCHOR_END: finish

// ANCHOR: expand
/// Makes bytes of the planes of some rows, of which there are `P` at most. `write`
/// makes those of one word.
#[inline(always)]
pub(super) fn expand<const P: usize>(
    rows: &mut [u8],
    cells: usize,
    shape: Shape,
    most: usize,
    write: impl Fn(&mut [u8], &[u64; P]),
) {
    let used = (usize::BITS - (most + 1).leading_zeros()) as usize;
    let mut copy = vec![[0; P]; shape.words];
    for row in rows.chunks_exact_mut(cells) {
        for (p, plane) in row.chunks_exact(shape.plane()).take(used).enumerate() {
            let words = copy.iter_mut().map(|planes| &mut planes[p]);
            match shape.size {
                1 => read::<1>(plane, words),
                2 => read::<2>(plane, words),
                4 => read::<4>(plane, words),
                _ => read::<8>(plane, words),
            }
        }
        let places = (shape.words * shape.bits).min(cells);
        row[places..].fill(u8::MAX);
        for (planes, cells) in copy.iter().zip(row.chunks_mut(shape.bits)) {
            write(cells, planes);
        }
    }
}

/// Reads words of `S` bytes.
#[inline(always)]
fn read<'a, const S: usize>(plane: &[u8], words: impl Iterator<Item = &'a mut u64>) {
    for (word, bytes) in words.zip(plane.as_chunks::<S>().0) {
        *word = bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
    }
}
// ANCHOR_END: expand

// ANCHOR: write
/// Byte `i` is 1 if bit `i` is.
const SPREAD: [u64; 256] = {
    let mut spread = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut i = 0;
        while i < 8 {
            spread[bits] |= (bits as u64 >> i & 1) << (8 * i);
            i += 1;
        }
        bits += 1;
    }
    spread
};

/// Writes what these planes say into at most 64 cells, eight at a time.
#[inline(always)]
pub(super) fn write<const P: usize>(cells: &mut [u8], planes: &[u64; P]) {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    const ONES: u64 = 0x0101_0101_0101_0101;
    for (k, cells) in cells.chunks_mut(8).enumerate() {
        let mut numbers = 0;
        for (p, plane) in planes.iter().enumerate() {
            numbers |= SPREAD[usize::from((plane >> (8 * k)) as u8)] << p;
        }
        // Less 1 in each byte, and 255 for 0: the highest bits keep bytes apart.
        let distances = ((numbers | HIGH) - ONES) ^ HIGH;
        cells.copy_from_slice(&distances.to_le_bytes()[..cells.len()]);
    }
}
// ANCHOR_END: write
