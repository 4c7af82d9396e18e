//! Translating blocks with AVX-512: a block is two registers of 16 words.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Nothing, With, search, translation};
//!
//! let cube = translation::pocket_cube(Metric::HalfTurn);
//! let with = |cpu| With { cpu, threads: 1 };
//! let plain = search(&cube, &Nothing, with(cpu::Cpu::Portable), |_| ());
//! let widest = search(&cube, &Nothing, with(cpu::Cpu::best()), |_| ());
//! assert!(plain.layers == widest.layers);
//! ```

// ANCHOR: gather
#![allow(unsafe_code)]

use super::layout::{BLOCK, Layout, Shift};
use super::shift::{Bits, Digit};
use super::sources::Sources;
use crate::Layer;
use std::arch::x86_64::*;

/// The two halves of a block.
type Halves = [__m512i; 2];

// ANCHOR_END: gather

// ANCHOR: wide
/// Does what the portable gather does.
#[target_feature(enable = "avx512f")]
pub(super) fn gather<const W: usize>(
    (layout, bits, sources): (&Layout, &[Bits], &Sources),
    number: usize,
    source: &Layer<'_, u32>,
    seen: &mut [u32; W],
) -> bool {
    let seen: &mut [[u32; BLOCK]] = seen.as_chunks_mut().0;
    let mut any = false;
    for (shift, rows) in sources.of(number) {
        let mut fresh = false;
        for block in 0..seen.len() {
            let mut union = [_mm512_setzero_si512(); 2];
            for &row in rows {
                if let Some(row) = source.fresh(row.into()) {
                    let row = load(&row.as_chunks().0[block]);
                    union = or(union, row);
                    fresh = true;
                }
            }
            if shift != Shift::default() {
                let [a, b, c] = bits[usize::from(shift.bits)].0;
                union = turn(c, turn(b, turn(a, union)));
                union = send(union, load(&layout.sources[usize::from(shift.words)]));
            }
            let to = &mut seen[(block + usize::from(shift.block)) % seen.len()];
            store(or(load(to), union), to);
        }
        any |= fresh;
    }
    any
}
// ANCHOR_END: wide

// ANCHOR: parts
/// Turns one digit of base 3 in each word.
#[inline]
#[target_feature(enable = "avx512f")]
fn turn(digit: Digit, words: Halves) -> Halves {
    let [below, above] =
        [digit.below, digit.above].map(|mask| _mm512_set1_epi32(mask as i32));
    let [up, down] =
        [digit.up, digit.down].map(|count| _mm_cvtsi32_si128(count as i32));
    let half = |words| {
        let raised = _mm512_sll_epi32(_mm512_and_si512(words, below), up);
        let lowered = _mm512_srl_epi32(_mm512_and_si512(words, above), down);
        _mm512_or_si512(raised, lowered)
    };
    [half(words[0]), half(words[1])]
}

/// Sends words to words: 16 of the 32 at a time, each from any of them.
#[inline]
#[target_feature(enable = "avx512f")]
fn send([low, high]: Halves, sources: Halves) -> Halves {
    let from = |sources| _mm512_permutex2var_epi32(low, sources, high);
    [from(sources[0]), from(sources[1])]
}

#[inline]
#[target_feature(enable = "avx512f")]
fn or(a: Halves, b: Halves) -> Halves {
    [_mm512_or_si512(a[0], b[0]), _mm512_or_si512(a[1], b[1])]
}
// ANCHOR_END: parts

// ANCHOR: memory
#[inline]
#[target_feature(enable = "avx512f")]
fn load(block: &[u32; BLOCK]) -> Halves {
    let half = |words: &[u32; 16]| {
        // SAFETY: 16 words are 64 bytes, which need not be aligned.
        unsafe { _mm512_loadu_si512(words.as_ptr().cast()) }
    };
    let halves = block.as_chunks().0;
    [half(&halves[0]), half(&halves[1])]
}

#[inline]
#[target_feature(enable = "avx512f")]
fn store(halves: Halves, block: &mut [u32; BLOCK]) {
    for (words, half) in block.as_chunks_mut::<16>().0.iter_mut().zip(halves) {
        // SAFETY: 16 words are 64 bytes, which need not be aligned.
        unsafe { _mm512_storeu_si512(words.as_mut_ptr().cast(), half) };
    }
}
// ANCHOR_END: memory
