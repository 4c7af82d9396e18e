//! Sixteen words in two registers of AVX2.

#![allow(unsafe_code)]

use super::{Block, HalfBlock};
use crate::translation::layout::HALF_BLOCK;
use crate::translation::shift::BitShift;
use crate::translation::signs::DigitSwap;
use cpu::Avx2;
use std::arch::x86_64::*;

/// Two registers, and the proof that this machine has AVX2.
#[derive(Clone, Copy)]
pub(in crate::translation) struct Avx2Words([__m256i; 2], Avx2);

// SAFETY of all blocks: the machine has AVX2, as `level` or `self.1` proves. Eight words are
// 32 bytes, which may be loaded and stored at any address.
impl HalfBlock for Avx2Words {
    type Level = Avx2;

    #[inline(always)]
    fn load(level: Avx2, words: &[u32; HALF_BLOCK]) -> Self {
        let eights = words.as_chunks::<8>().0;
        let load = |k: usize| unsafe { _mm256_loadu_si256(eights[k].as_ptr().cast()) };
        Avx2Words([load(0), load(1)], level)
    }

    #[inline(always)]
    fn store(self, words: &mut [u32; HALF_BLOCK]) {
        for (eight, register) in words.as_chunks_mut::<8>().0.iter_mut().zip(self.0) {
            unsafe { _mm256_storeu_si256(eight.as_mut_ptr().cast(), register) };
        }
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        let or = |k: usize| unsafe { _mm256_or_si256(self.0[k], other.0[k]) };
        Avx2Words([or(0), or(1)], self.1)
    }

    #[inline(always)]
    fn translate_bits<const HALVES: usize>(
        block: [Self; HALVES],
        bits: &BitShift,
    ) -> [Self; HALVES] {
        unsafe { translate_bits(block, bits) }
    }

    #[inline(always)]
    fn swap_bits<const HALVES: usize>(
        block: [Self; HALVES],
        swaps: &[DigitSwap; 3],
    ) -> [Self; HALVES] {
        unsafe { swap_bits(block, swaps) }
    }

    #[inline(always)]
    fn gather_words<const HALVES: usize>(
        block: [Self; HALVES],
        sources: &[[u32; HALF_BLOCK]; HALVES],
    ) -> [Self; HALVES] {
        let sources = Block::load(block[0].1, sources).0;
        unsafe { gather_words(block, sources) }
    }
}

/// Digit by digit: bits that go up and bits that come down are shifted, and joined.
#[inline]
#[target_feature(enable = "avx2")]
fn translate_bits<const HALVES: usize>(
    mut block: [Avx2Words; HALVES],
    bits: &BitShift,
) -> [Avx2Words; HALVES] {
    let in_each_word = |value: u32| _mm256_set1_epi32(value as i32);
    for digit in &bits.0 {
        let (below, up) = (in_each_word(digit.below), in_each_word(digit.up));
        let (above, down) = (in_each_word(digit.above), in_each_word(digit.down));
        for Avx2Words(words, _) in &mut block {
            for w in words {
                let raised = _mm256_sllv_epi32(_mm256_and_si256(*w, below), up);
                let lowered = _mm256_srlv_epi32(_mm256_and_si256(*w, above), down);
                *w = _mm256_or_si256(raised, lowered);
            }
        }
    }
    block
}

/// As [`DigitSwap::apply`].
#[inline]
#[target_feature(enable = "avx2")]
fn swap_bits<const HALVES: usize>(
    mut block: [Avx2Words; HALVES],
    swaps: &[DigitSwap; 3],
) -> [Avx2Words; HALVES] {
    let in_each_word = |value: u32| _mm256_set1_epi32(value as i32);
    for swap in swaps {
        let (ones, distance) = (in_each_word(swap.ones), in_each_word(swap.distance));
        for Avx2Words(words, _) in &mut block {
            for w in words {
                let differ = _mm256_xor_si256(_mm256_srlv_epi32(*w, distance), *w);
                let differ = _mm256_and_si256(differ, ones);
                let above = _mm256_sllv_epi32(differ, distance);
                *w = _mm256_xor_si256(_mm256_xor_si256(*w, differ), above);
            }
        }
    }
    block
}

/// Each register is permuted by the low three bits of the sources; bits 3 and 4 choose among
/// the results.
#[inline]
#[target_feature(enable = "avx2")]
fn gather_words<const HALVES: usize>(
    block: [Avx2Words; HALVES],
    mut sources: [Avx2Words; HALVES],
) -> [Avx2Words; HALVES] {
    for Avx2Words(words, _) in &mut sources {
        for w in words {
            // BitShift 3 and 4, as the sign.
            let (bit_3, bit_4) =
                (_mm256_slli_epi32::<28>(*w), _mm256_slli_epi32::<27>(*w));
            let eight = |half: usize, k: usize| {
                _mm256_permutevar8x32_epi32(block[half].0[k], *w)
            };
            let sixteen = |half: usize| select(eight(half, 0), eight(half, 1), bit_3);
            *w = match HALVES {
                1 => sixteen(0),
                _ => select(sixteen(0), sixteen(HALVES - 1), bit_4),
            };
        }
    }
    sources
}

/// The words of `first`, or where `choice` is negative those of `second`.
#[inline]
#[target_feature(enable = "avx2")]
fn select(first: __m256i, second: __m256i, choice: __m256i) -> __m256i {
    let [first, second, choice] =
        [first, second, choice].map(|w| _mm256_castsi256_ps(w));
    _mm256_castps_si256(_mm256_blendv_ps(first, second, choice))
}
