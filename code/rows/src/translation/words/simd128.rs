//! Blocks in the registers of WebAssembly: four or eight of four words.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Nothing, SearchOptions, search, translation};
//!
//! let cube = translation::pocket_cube(Metric::HalfTurn);
//! let options = |cpu| SearchOptions { cpu, threads: 1 };
//! let plain = search(&cube, &Nothing, options(cpu::Cpu::Portable), |_| ())?;
//! let widest = search(&cube, &Nothing, options(cpu::Cpu::best()), |_| ())?;
//! assert!(plain.layers == widest.layers);
//! # Ok::<(), rows::SearchError>(())
//! ```

#![allow(unsafe_code)]

use super::{Sources, Words};
use crate::translation::layout::BITS;
use crate::translation::shift::Bits;
use crate::translation::signs::Mirror;
use cpu::Cpu;
use std::arch::wasm32::*;

/// The `R` parts of a block. A kernel picks this type only if [`is_used`].
#[derive(Clone, Copy)]
pub(in crate::translation) struct Fours<const R: usize>([v128; R]);

/// Whether they are used at each level: a module that is sent to readers has one code. One that is
/// tested has the portable code, too.
const ONLY: bool = !cfg!(debug_assertions);

/// Whether these instructions are to be used.
///
/// # Panics
/// If they are to be, and there are none.
#[inline(always)]
pub(in crate::translation) fn is_used(cpu: Cpu) -> bool {
    let used = ONLY || Cpu::Simd128.is_in(cpu);
    assert!(!used || Cpu::Simd128.is_available(), "this module has no 128 bits");
    used
}

macro_rules! words {
    ($($n:literal words in $r:literal),*) => {$(
        impl Words<$n> for Fours<$r> {
            #[inline(always)]
            fn load(block: &[u32; $n]) -> Self {
                let parts: &[[u32; 4]] = block.as_chunks().0;
                // SAFETY: 4 words are 16 bytes.
                Fours(std::array::from_fn(|i| unsafe { v128_load(parts[i].as_ptr().cast()) }))
            }

            #[inline(always)]
            fn store(self, block: &mut [u32; $n]) {
                let parts: &mut [[u32; 4]] = block.as_chunks_mut().0;
                for i in 0..$r {
                    // SAFETY: 4 words are 16 bytes.
                    unsafe { v128_store(parts[i].as_mut_ptr().cast(), self.0[i]) };
                }
            }

            #[inline(always)]
            fn or(mut self, other: Self) -> Self {
                for i in 0..$r {
                    self.0[i] = v128_or(self.0[i], other.0[i]);
                }
                self
            }

            #[inline(always)]
            fn translate(self, bits: &Bits, sources: &Sources) -> Self {
                let mut words = [0; $n];
                Fours(turned(self.0, bits)).store(&mut words);
                Fours(send(&words, sources))
            }

            #[inline(always)]
            fn translate_in_pairs(self, bits: &Bits, sources: &Sources) -> Self {
                Fours(exchange(turned(self.0, bits), sources.from[0]))
            }

            #[inline(always)]
            fn mirror(self, mirror: &Mirror) -> Self {
                let mut words = [0; $n];
                Fours(swapped(self.0, mirror)).store(&mut words);
                Fours(send(&words, &mirror.sources))
            }
        }
    )*};
}

words!(16 words in 4, 32 words in 8);

/// Bits go up and come down, and a mask selects. What went too far is in bits that are no
/// places.
#[inline(always)]
fn turned<const R: usize>(mut words: [v128; R], bits: &Bits) -> [v128; R] {
    let places = u32x4_splat((1 << BITS) - 1);
    for digit in &bits.0 {
        let raised = u32x4_splat(digit.below << digit.up);
        for w in &mut words {
            let (risen, fallen) = (u32x4_shl(*w, digit.up), u32x4_shr(*w, digit.down));
            *w = v128_and(places, v128_bitselect(risen, fallen, raised));
        }
    }
    words
}

/// Bits change places in pairs where they differ.
#[inline(always)]
fn swapped<const R: usize>(mut words: [v128; R], mirror: &Mirror) -> [v128; R] {
    for swap in &mirror.swaps {
        let ones = u32x4_splat(swap.ones);
        for w in &mut words {
            let differ = v128_and(v128_xor(u32x4_shr(*w, swap.by), *w), ones);
            *w = v128_xor(v128_xor(*w, differ), u32x4_shl(differ, swap.by));
        }
    }
    words
}

/// Each word is read from where it lies into its place of a register. Written there one by one,
/// four words would have to wait for each other to be read as a register.
#[inline(always)]
fn send<const N: usize, const R: usize>(
    words: &[u32; N],
    sources: &Sources,
) -> [v128; R] {
    let from: &[[u32; 4]] = sources.from.as_chunks().0;
    std::array::from_fn(|i| {
        let [a, b, c, d] = from[i].map(|from| words[from as usize % N]);
        u32x4(a, b, c, d)
    })
}

/// Words change places in pairs whose numbers differ in the same bits, as those of the first words
/// say: the lower two within a part, and the others whole parts.
#[inline(always)]
fn exchange<const R: usize>(words: [v128; R], first: u32) -> [v128; R] {
    let lanes = v128_xor(u32x4(0, 1, 2, 3), u32x4_splat(first % 4));
    // The four bytes of each of these.
    let four = u32x4_mul(lanes, u32x4_splat(0x0404_0404));
    let four = u32x4_add(four, u32x4_splat(0x0302_0100));
    let part = first as usize / 4;
    std::array::from_fn(|i| i8x16_swizzle(words[(i ^ part) % R], four))
}
