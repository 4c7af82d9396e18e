//! Rows that moves translate.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Geometry, Spot, translation};
//!
//! let cube = translation::pocket_cube(Metric::HalfTurn);
//! assert_eq!(cube.locate(0), Spot { color: 0, row: 0, place: 0 });
//! assert_eq!(cube.rank(cube.locate(123_456)), Some(123_456));
//! ```

// ANCHOR: translation
#![allow(unsafe_code)]

use super::layout::{BITS, BLOCK, Layout, Shift};
use super::oriented::{Oriented, turns_of_rows};
use super::shift::Bits;
use super::sources::Sources;
use crate::{Geometry, Layer, Spot};
use cpu::Cpu;
use std::marker::PhantomData;

/// A puzzle whose positions are rows of orientations, `W` words each.
#[derive(Debug, Clone)]
pub struct Translation<O, const W: usize> {
    puzzle: PhantomData<fn() -> O>,
    layout: Layout,
    bits: [Bits; BITS],
    /// Whether this machine has AVX-512.
    avx512: bool,
    solved: (usize, usize),
    sources: Sources,
}

impl<O: Oriented, const W: usize> Translation<O, W> {
    /// The puzzle with these turns, each with how many of it at once are one move.
    pub fn new(turns: &[(O::Position, &'static [usize])]) -> Self {
        Self::grouped(turns, true)
    }

    /// The same, with every move translated by itself: a step on the way.
    pub fn each_move(turns: &[(O::Position, &'static [usize])]) -> Self {
        Self::grouped(turns, false)
    }

    fn grouped(turns: &[(O::Position, &'static [usize])], merged: bool) -> Self {
        let layout = O::layout();
        assert_eq!(W, layout.blocks() * BLOCK, "words of {} blocks", layout.blocks());
        let sources = Sources::new(&layout, &turns_of_rows::<O>(turns), merged);
        let solved = O::unrank(0);
        let solved = (O::row(&solved), layout.place(O::vector(&solved)));
        let (bits, avx512) = (Bits::all(), Cpu::Avx512.is_available());
        Translation { puzzle: PhantomData, layout, bits, avx512, solved, sources }
    }

    // ANCHOR_END: translation

    // ANCHOR: its-layout
    /// The layout of its rows.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }
}
// ANCHOR_END: its-layout

// ANCHOR: translate
impl<O: Oriented, const W: usize> Translation<O, W> {
    /// Adds to a row what its neighbors bring. `false` if none of them is fresh.
    #[inline(always)]
    fn add(&self, number: usize, source: &Layer<'_, u32>, seen: &mut [u32; W]) -> bool {
        // In an array of its own, of which the compiler knows that it is no other.
        let mut words = *seen;
        let mut any = false;
        for (shift, rows) in self.sources.of(number) {
            let mut union = [0; W];
            let mut fresh = false;
            for &from in rows {
                if let Some(row) = source.fresh(from.into()) {
                    let row: &[u32; W] = row.try_into().expect("a row has W words");
                    for w in 0..W {
                        union[w] |= row[w];
                    }
                    fresh = true;
                }
            }
            if fresh && shift == Shift::default() {
                for w in 0..W {
                    words[w] |= union[w];
                }
            } else if fresh {
                self.translate(shift, &union, &mut words);
            }
            any |= fresh;
        }
        *seen = words;
        any
    }
    // ANCHOR_END: translate

    // ANCHOR: words
    /// Adds a row, translated, to another.
    #[inline(always)]
    fn translate(&self, shift: Shift, row: &[u32; W], sum: &mut [u32; W]) {
        let bits = self.bits[usize::from(shift.bits)];
        let sources = &self.layout.sources[usize::from(shift.words)];
        let mut turned = [0; W];
        for w in 0..W {
            turned[w] = bits.apply(row[w]);
        }
        let blocks = W / BLOCK;
        for block in 0..blocks {
            let to = (block + usize::from(shift.block)) % blocks;
            let from = &turned[block * BLOCK..][..BLOCK];
            send(from, sources, &mut sum[to * BLOCK..][..BLOCK]);
        }
    }
}

/// Adds word `sources[w]` of one block to word `w` of another. A function of its own,
/// compiled for any processor: AVX2 could gather eight words at once, and is slower.
#[inline(never)]
fn send(from: &[u32], sources: &[u32; BLOCK], to: &mut [u32]) {
    let from: &[u32; BLOCK] = from.try_into().expect("a block");
    for (to, &source) in to.iter_mut().zip(sources) {
        *to |= from[source as usize % BLOCK];
    }
}
// ANCHOR_END: words

// ANCHOR: geometry
impl<O: Oriented, const W: usize> Geometry for Translation<O, W> {
    type Word = u32;
    const COLORS: usize = 1;

    fn rows(&self, _color: usize) -> usize {
        O::ROWS
    }

    fn width(&self) -> usize {
        W
    }

    fn bits(&self) -> usize {
        BITS
    }

    fn places(&self) -> usize {
        self.layout.words() * BITS * self.layout.blocks()
    }

    fn span(&self) -> usize {
        ((self.layout.blocks() - 1) * BLOCK + self.layout.words()) * BITS
    }

    fn solved(&self) -> (usize, usize) {
        self.solved
    }
    // ANCHOR_END: geometry

    // ANCHOR: spots
    fn locate(&self, rank: u64) -> Spot {
        let position = O::unrank(rank);
        let place = self.layout.place(O::vector(&position));
        Spot { color: 0, row: O::row(&position), place }
    }

    fn rank(&self, spot: Spot) -> Option<u64> {
        let vector = self.layout.vector(spot.place)?;
        Some(O::rank(&O::position(spot.row, vector)))
    }
    // ANCHOR_END: spots

    // ANCHOR: gather
    #[inline(always)]
    fn gather(
        &self,
        cpu: Cpu,
        (_, number): (usize, usize),
        source: &Layer<'_, u32>,
        seen: &mut [u32],
    ) -> bool {
        let seen = seen.try_into().expect("a row has W words");
        #[cfg(target_arch = "x86_64")]
        if cpu == Cpu::Avx512 && self.avx512 {
            let with = (&self.layout, &self.bits[..], &self.sources);
            // SAFETY: the machine has AVX-512.
            return unsafe { super::avx512::gather(with, number, source, seen) };
        }
        self.add(number, source, seen)
    }
}
// ANCHOR_END: gather
