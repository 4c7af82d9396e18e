//! Blocks in AVX2's registers: two or four of eight words.
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
use crate::translation::shift::Bits;
use crate::translation::signs::Mirror;
use cpu::Avx2;
use std::arch::x86_64::*;

/// The `R` registers of a block, and the proof that this machine has such registers.
#[derive(Clone, Copy)]
pub(in crate::translation) struct Avx2Words<const R: usize>([__m256i; R], Avx2);

macro_rules! words {
    ($($n:literal words in $r:literal),*) => {$(
        impl BlockWords<$n> for Avx2Words<$r> {
            type Level = Avx2;

            #[inline(always)]
            fn load(level: Avx2, block: &[u32; $n]) -> Self {
                let parts: &[[u32; 8]] = block.as_chunks().0;
                // SAFETY: the machine has the instructions, as `level` proves; 8 words are 32 bytes, aligned or not.
                let part = |i: usize| unsafe {
                    _mm256_loadu_si256(parts[i].as_ptr().cast())
                };
                Avx2Words(std::array::from_fn(part), level)
            }

            #[inline(always)]
            fn store(self, block: &mut [u32; $n]) {
                let parts: &mut [[u32; 8]] = block.as_chunks_mut().0;
                for i in 0..$r {
                    // SAFETY: as `self.1` proves; 8 words are 32 bytes.
                    unsafe {
                        _mm256_storeu_si256(parts[i].as_mut_ptr().cast(), self.0[i]);
                    }
                }
            }

            #[inline(always)]
            fn or(mut self, other: Self) -> Self {
                for i in 0..$r {
                    // SAFETY: the machine has the instructions, as `self.1` proves.
                    self.0[i] = unsafe { _mm256_or_si256(self.0[i], other.0[i]) };
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

words!(16 words in 2, 32 words in 4);

/// Turns the digits of all words.
#[inline]
#[target_feature(enable = "avx2")]
fn turned<const R: usize>(words: Avx2Words<R>, bits: &Bits) -> [__m256i; R] {
    let all = |value: u32| _mm256_set1_epi32(value as i32);
    let mut turned = words.0;
    for digit in &bits.0 {
        let (below, up) = (all(digit.below), all(digit.up));
        let (above, down) = (all(digit.above), all(digit.down));
        for w in &mut turned {
            let risen = _mm256_sllv_epi32(_mm256_and_si256(*w, below), up);
            let fallen = _mm256_srlv_epi32(_mm256_and_si256(*w, above), down);
            *w = _mm256_or_si256(risen, fallen);
        }
    }
    turned
}

/// Turns the digits of all words, and sends words to words.
#[inline]
#[target_feature(enable = "avx2")]
fn translate<const R: usize>(
    words: Avx2Words<R>,
    bits: &Bits,
    from: Avx2Words<R>,
) -> Avx2Words<R> {
    Avx2Words(send(turned(words, bits), from.0), words.1)
}

/// Bits change places in pairs where they differ, and words are sent to words.
#[inline]
#[target_feature(enable = "avx2")]
fn mirrored<const R: usize>(
    words: Avx2Words<R>,
    mirror: &Mirror,
    from: Avx2Words<R>,
) -> Avx2Words<R> {
    let all = |value: u32| _mm256_set1_epi32(value as i32);
    let mut swapped = words.0;
    for swap in &mirror.swaps {
        let (ones, by) = (all(swap.ones), all(swap.by));
        for w in &mut swapped {
            let differ = _mm256_xor_si256(_mm256_srlv_epi32(*w, by), *w);
            let differ = _mm256_and_si256(differ, ones);
            let above = _mm256_sllv_epi32(differ, by);
            *w = _mm256_xor_si256(_mm256_xor_si256(*w, differ), above);
        }
    }
    Avx2Words(send(swapped, from.0), words.1)
}

/// Each word is looked for in every part by the low three bits of the number of its
/// source, and the others select.
#[inline]
#[target_feature(enable = "avx2")]
fn send<const R: usize>(words: [__m256i; R], mut from: [__m256i; R]) -> [__m256i; R] {
    // Bit 3 or bit 4 of the source's number, as the sign.
    for from in &mut from {
        let (bit3, bit4) =
            (_mm256_slli_epi32::<28>(*from), _mm256_slli_epi32::<27>(*from));
        let part = |i: usize| _mm256_permutevar8x32_epi32(words[i % R], *from);
        let low = select(part(0), part(1), bit3);
        *from = match R {
            2 => low,
            _ => select(low, select(part(2), part(3), bit3), bit4),
        };
    }
    from
}

/// The first, or where the third is negative the second.
#[inline]
#[target_feature(enable = "avx2")]
fn select(first: __m256i, second: __m256i, by: __m256i) -> __m256i {
    let [first, second, by] = [first, second, by].map(|w| _mm256_castsi256_ps(w));
    _mm256_castps_si256(_mm256_blendv_ps(first, second, by))
}
