//! Sixteen words in a register of AVX-512.

#![allow(unsafe_code)]

use super::{Block, HalfBlock};
use crate::translation::layout::{BITS, HALF_BLOCK};
use crate::translation::shift::BitShift;
use crate::translation::signs::DigitSwap;
use cpu::Avx512;
use std::arch::x86_64::*;

/// A register, and the proof that this machine has AVX-512.
#[derive(Clone, Copy)]
pub(in crate::translation) struct Avx512Words(__m512i, Avx512);

// SAFETY of all blocks: the machine has AVX-512, as `level` or `self.1` proves. Sixteen words
// are 64 bytes, which may be loaded and stored at any address.
impl HalfBlock for Avx512Words {
    type Level = Avx512;

    #[inline(always)]
    fn load(level: Avx512, words: &[u32; HALF_BLOCK]) -> Self {
        Avx512Words(unsafe { _mm512_loadu_si512(words.as_ptr().cast()) }, level)
    }

    #[inline(always)]
    fn store(self, words: &mut [u32; HALF_BLOCK]) {
        unsafe { _mm512_storeu_si512(words.as_mut_ptr().cast(), self.0) };
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Avx512Words(unsafe { _mm512_or_si512(self.0, other.0) }, self.1)
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

/// For `_mm512_ternarylogic_epi32`: bits of the first where the third is 1, else of the second.
const SELECT: i32 = 0b1110_0100;

/// Digit by digit: bits that go up and bits that come down are rotated, and a mask selects.
/// BitShift from 27 on, which no column has, are cleared at the end.
#[inline]
#[target_feature(enable = "avx512f")]
fn translate_bits<const HALVES: usize>(
    mut block: [Avx512Words; HALVES],
    bits: &BitShift,
) -> [Avx512Words; HALVES] {
    let in_each_word = |value: u32| _mm512_set1_epi32(value as i32);
    for digit in &bits.0 {
        let (up, down) = (in_each_word(digit.up), in_each_word(digit.down));
        let mask = in_each_word(digit.below << digit.up);
        for Avx512Words(w, _) in &mut block {
            let (raised, lowered) =
                (_mm512_rolv_epi32(*w, up), _mm512_rorv_epi32(*w, down));
            *w = _mm512_ternarylogic_epi32::<SELECT>(raised, lowered, mask);
        }
    }
    for Avx512Words(w, _) in &mut block {
        *w = _mm512_and_si512(*w, in_each_word((1 << BITS) - 1));
    }
    block
}

/// For `_mm512_ternarylogic_epi32`: the XOR of all three.
const XOR: i32 = 0b1001_0110;

/// As [`DigitSwap::apply`].
#[inline]
#[target_feature(enable = "avx512f")]
fn swap_bits<const HALVES: usize>(
    mut block: [Avx512Words; HALVES],
    swaps: &[DigitSwap; 3],
) -> [Avx512Words; HALVES] {
    let in_each_word = |value: u32| _mm512_set1_epi32(value as i32);
    for swap in swaps {
        let (ones, distance) = (in_each_word(swap.ones), in_each_word(swap.distance));
        for Avx512Words(w, _) in &mut block {
            let differ = _mm512_xor_si512(_mm512_srlv_epi32(*w, distance), *w);
            let differ = _mm512_and_si512(differ, ones);
            let above = _mm512_sllv_epi32(differ, distance);
            *w = _mm512_ternarylogic_epi32::<XOR>(*w, differ, above);
        }
    }
    block
}

/// One instruction takes 16 words from any of 16 or 32.
#[inline]
#[target_feature(enable = "avx512f")]
fn gather_words<const HALVES: usize>(
    block: [Avx512Words; HALVES],
    mut sources: [Avx512Words; HALVES],
) -> [Avx512Words; HALVES] {
    let (low, high) = (block[0].0, block[HALVES - 1].0);
    for Avx512Words(w, _) in &mut sources {
        *w = match HALVES {
            1 => _mm512_permutexvar_epi32(*w, low),
            _ => _mm512_permutex2var_epi32(low, *w, high),
        };
    }
    sources
}
