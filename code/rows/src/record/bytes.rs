//! A byte for each position.
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

// ANCHOR: bytes
use super::{Record, Shape, wide};
use crate::{Geometry, Word};
use cpu::Cpu;

/// A byte for each position: its distance, 255 where none was found.
///
/// While the search runs, a row's bytes hold **planes** of bits: plane `p` has bit `p`
/// of the distance plus 1 of each place. So a step writes bits, and not bytes, and each
/// byte is written once, at the end.
///
/// # Panics
/// If a distance has no room in the planes: there is room for those up to 62, and up to
/// 126 where seven of eight bits of a word are places.
#[derive(Debug, Clone, Copy)]
pub struct Bytes;

/// How many planes a row has, at least and at most. More would need the highest bit of
/// a byte, which [`write`] uses.
const PLANES: [usize; 2] = [6, 7];

impl<W: Word> Record<W> for Bytes {
    type Cell = u8;
    const EMPTY: u8 = 0;

    /// One for each place, and enough for the planes.
    fn cells<G: Geometry<Word = W>>(&self, geometry: &G) -> usize {
        geometry.span().max(PLANES[0] * geometry.width() * size_of::<W>())
    }
    // ANCHOR_END: bytes

    // ANCHOR: planes
    #[inline(always)]
    fn record(&self, cells: &mut [u8], before: &[W], after: &[W], distance: usize) {
        let size = size_of_val(after);
        let most = PLANES[1].min(cells.len() / size);
        let number = distance + 1;
        assert!(
            number >> most == 0,
            "{most} planes have no room for distance {distance}"
        );
        for (p, plane) in cells.chunks_exact_mut(size).take(most).enumerate() {
            if number >> p & 1 == 1 {
                W::add(before, after, plane);
            }
        }
    }
    // ANCHOR_END: planes

    // ANCHOR: finish
    #[inline(always)]
    fn finish(&self, cpu: Cpu, rows: &mut [u8], shape: Shape, most: usize) {
        // The compiler makes one piece of each loop over a known number of planes.
        if most < 15 {
            wide::expand::<W, 4>(cpu, rows, shape, most);
        } else {
            wide::expand::<W, { PLANES[1] }>(cpu, rows, shape, most);
        }
    }
}
// ANCHOR_END: finish

// ANCHOR: expand
/// Makes bytes of the planes of some rows, of which there are `P` at most. `write`
/// makes those of one word.
#[inline(always)]
pub(super) fn expand<W: Word, const P: usize>(
    rows: &mut [u8],
    shape: Shape,
    most: usize,
    write: impl Fn(&mut [u8], &[u64; P]),
) {
    let Shape { cells, words, bits } = shape;
    let size = words * size_of::<W>();
    let used = (usize::BITS - (most + 1).leading_zeros()) as usize;
    let mut copy = vec![[0; P]; words];
    for row in rows.chunks_exact_mut(cells) {
        for (p, plane) in row[..used * size].chunks_exact(size).enumerate() {
            W::read(plane, copy.iter_mut().map(|planes| &mut planes[p]));
        }
        let places = (words * bits).min(cells);
        row[places..].fill(u8::MAX);
        for (planes, cells) in copy.iter().zip(row.chunks_mut(bits)) {
            write(cells, planes);
        }
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
