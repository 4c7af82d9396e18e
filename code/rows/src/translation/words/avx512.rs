//! Blocks in AVX-512's registers: one or two of 16 words.
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

use super::{BlockWords, WordSources};
use crate::translation::layout::BITS;
use crate::translation::shift::Bits;
use crate::translation::signs::Mirror;
use cpu::Avx512;
use std::arch::x86_64::*;

/// The `R` registers of a block, and the proof that this machine has such registers.
#[derive(Clone, Copy)]
pub(in crate::translation) struct Avx512Words<const R: usize>([__m512i; R], Avx512);

macro_rules! words {
    ($($n:literal words in $r:literal),*) => {$(
        impl BlockWords<$n> for Avx512Words<$r> {
            type Level = Avx512;

            #[inline(always)]
            fn load(level: Avx512, block: &[u32; $n]) -> Self {
                let parts: &[[u32; 16]] = block.as_chunks().0;
                // SAFETY: the machine has the instructions, as `level` proves; 16 words are 64 bytes, aligned or not.
                let part = |i: usize| unsafe {
                    _mm512_loadu_si512(parts[i].as_ptr().cast())
                };
                Avx512Words(std::array::from_fn(part), level)
            }

            #[inline(always)]
            fn store(self, block: &mut [u32; $n]) {
                let parts: &mut [[u32; 16]] = block.as_chunks_mut().0;
                for i in 0..$r {
                    // SAFETY: as `self.1` proves; 16 words are 64 bytes.
                    unsafe {
                        _mm512_storeu_si512(parts[i].as_mut_ptr().cast(), self.0[i]);
                    }
                }
            }

            #[inline(always)]
            fn or(mut self, other: Self) -> Self {
                for i in 0..$r {
                    // SAFETY: the machine has the instructions, as `self.1` proves.
                    self.0[i] = unsafe { _mm512_or_si512(self.0[i], other.0[i]) };
                }
                self
            }

            #[inline(always)]
            fn translate(self, bits: &Bits, sources: &WordSources) -> Self {
                let from = sources.first_chunk::<$n>().expect("a source for each");
                let from = <Self as BlockWords<$n>>::load(self.1, from);
                // SAFETY: the machine has the instructions, as `self.1` proves.
                unsafe { translate(self, bits, from) }
            }

            #[inline(always)]
            fn mirror(self, mirror: &Mirror) -> Self {
                let from = mirror.sources.first_chunk::<$n>().expect("a source for each");
                let from = <Self as BlockWords<$n>>::load(self.1, from);
                // SAFETY: the machine has the instructions, as `self.1` proves.
                unsafe { mirrored(self, mirror, from) }
            }
        }
    )*};
}

words!(16 words in 1, 32 words in 2);

/// Where the third is 1, the first; where it is 0, the second.
const SELECT: i32 = 0b1110_0100;

/// Bits that go up and bits that come down are rotated, and a mask selects. What was
/// rotated too far is in bits that are no places. Then words are sent to words.
#[inline]
#[target_feature(enable = "avx512f")]
fn translate<const R: usize>(
    words: Avx512Words<R>,
    bits: &Bits,
    from: Avx512Words<R>,
) -> Avx512Words<R> {
    let all = |value: u32| _mm512_set1_epi32(value as i32);
    let mut turned = words.0;
    for digit in &bits.0 {
        let (up, down) = (all(digit.up), all(digit.down));
        let raised = all(digit.below << digit.up);
        for w in &mut turned {
            let (risen, fallen) =
                (_mm512_rolv_epi32(*w, up), _mm512_rorv_epi32(*w, down));
            *w = _mm512_ternarylogic_epi32::<SELECT>(risen, fallen, raised);
        }
    }
    let places = all((1 << BITS) - 1);
    let mut sent = send(turned, from.0);
    for words in &mut sent {
        *words = _mm512_and_si512(places, *words);
    }
    Avx512Words(sent, words.1)
}

/// The third and both others: each bit that an odd number of them has.
const ODD: i32 = 0b1001_0110;

/// Bits change places in pairs where they differ, and words are sent to words.
#[inline]
#[target_feature(enable = "avx512f")]
fn mirrored<const R: usize>(
    words: Avx512Words<R>,
    mirror: &Mirror,
    from: Avx512Words<R>,
) -> Avx512Words<R> {
    let all = |value: u32| _mm512_set1_epi32(value as i32);
    let mut swapped = words.0;
    for swap in &mirror.swaps {
        let (ones, by) = (all(swap.ones), all(swap.by));
        for w in &mut swapped {
            let differ = _mm512_xor_si512(_mm512_srlv_epi32(*w, by), *w);
            let differ = _mm512_and_si512(differ, ones);
            let above = _mm512_sllv_epi32(differ, by);
            *w = _mm512_ternarylogic_epi32::<ODD>(*w, differ, above);
        }
    }
    Avx512Words(send(swapped, from.0), words.1)
}

/// Each of 16 words is taken from any of the 16 or 32.
#[inline]
#[target_feature(enable = "avx512f")]
fn send<const R: usize>(words: [__m512i; R], mut from: [__m512i; R]) -> [__m512i; R] {
    let (low, high) = (words[0], words[R - 1]);
    for from in &mut from {
        *from = match R {
            1 => _mm512_permutexvar_epi32(*from, low),
            _ => _mm512_permutex2var_epi32(low, *from, high),
        };
    }
    from
}
