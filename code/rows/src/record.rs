//! What is kept of a search.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Bytes, Geometry, With, search, translation};
//!
//! let cube = translation::pocket_cube(Metric::HalfTurn);
//! let with = With { cpu: cpu::Cpu::best(), threads: 1 };
//! let found = search(&cube, &Bytes, with, |_| ());
//! let spot = cube.locate(1);
//! let distance = found.cells[0][spot.row * cube.span() + spot.place];
//! assert!(0 < distance && distance <= 11);
//! ```

// ANCHOR: record
mod one_bit;
mod thirds;
mod wide;

pub use one_bit::{OneBit, OneColor};
pub use thirds::{Directed, Thirds};

use crate::{Geometry, Word};
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
    /// `before`. Each word has `bits` places.
    fn record(
        &self,
        cpu: Cpu,
        cells: &mut [Self::Cell],
        before: &[W],
        after: &[W],
        bits: usize,
        distance: usize,
    );
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
    fn record(&self, _: Cpu, _: &mut [()], _: &[W], _: &[W], _: usize, _: usize) {}
}
// ANCHOR_END: nothing

// ANCHOR: bytes
/// A byte for each position: its distance, 255 where none was found.
///
/// # Panics
/// A search that comes to distance 255 stops there.
#[derive(Debug, Clone, Copy)]
pub struct Bytes;

impl<W: Word> Record<W> for Bytes {
    type Cell = u8;
    const EMPTY: u8 = u8::MAX;

    fn cells<G: Geometry<Word = W>>(&self, geometry: &G) -> usize {
        geometry.span()
    }

    #[inline(always)]
    fn record(
        &self,
        cpu: Cpu,
        cells: &mut [u8],
        before: &[W],
        after: &[W],
        bits: usize,
        distance: usize,
    ) {
        assert!(distance < 255, "a byte has no room for distance {distance}");
        let words = cells.chunks_mut(bits).zip(before.iter().zip(after));
        for (cells, (&before, &after)) in words {
            let new = (after & !before).into();
            if new != 0 {
                wide::write(cpu, cells, new, distance as u8);
            }
        }
    }
}
// ANCHOR_END: bytes

// ANCHOR: eight
/// Writes a distance into those of at most 64 cells whose bits are set, eight at a
/// time.
#[inline(always)]
fn write(cells: &mut [u8], mut bits: u64, distance: u8) {
    for eight in cells.chunks_mut(8) {
        if bits as u8 != 0 {
            write_eight(eight, bits as u8, distance);
        }
        bits >>= 8;
    }
}

/// Writes a distance into the cells whose bits are set. All others keep what they have.
#[inline(always)]
fn write_eight(cells: &mut [u8], bits: u8, distance: u8) {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let Ok(eight) = <&mut [u8; 8]>::try_from(&mut *cells) else {
        for place in u64::from(bits).places() {
            cells[place as usize] = distance;
        }
        return;
    };
    // Byte i gets bit i alone; adding 127 carries that into its highest bit.
    let spread = (u64::from(bits) * ONES) & 0x8040_2010_0804_0201;
    let mask = (((spread + 0x7F * ONES) >> 7) & ONES) * 0xFF;
    let old = u64::from_le_bytes(*eight);
    *eight = ((old & !mask) | ((u64::from(distance) * ONES) & mask)).to_le_bytes();
}
// ANCHOR_END: eight
