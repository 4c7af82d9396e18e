//! Sixteen words in four registers of NEON, on ARM.

#![allow(unsafe_code)]

use super::{Block, HalfBlock};
use crate::translation::layout::{BITS, HALF_BLOCK};
use crate::translation::shift::BitShift;
use crate::translation::signs::DigitSwap;
use cpu::Neon;
use std::arch::aarch64::*;

/// Four registers, and the proof that this machine has NEON.
#[derive(Clone, Copy)]
pub(in crate::translation) struct NeonWords([uint32x4_t; 4], Neon);

// SAFETY of all blocks: the machine has NEON, as `level` or `self.1` proves. Four words are
// 16 bytes, which may be loaded and stored at any address.
impl HalfBlock for NeonWords {
    type Level = Neon;

    #[inline(always)]
    fn load(level: Neon, words: &[u32; HALF_BLOCK]) -> Self {
        let fours = words.as_chunks::<4>().0;
        let load = |k: usize| unsafe { vld1q_u32(fours[k].as_ptr()) };
        NeonWords([load(0), load(1), load(2), load(3)], level)
    }

    #[inline(always)]
    fn store(self, words: &mut [u32; HALF_BLOCK]) {
        for (four, register) in words.as_chunks_mut::<4>().0.iter_mut().zip(self.0) {
            unsafe { vst1q_u32(four.as_mut_ptr(), register) };
        }
    }

    #[inline(always)]
    fn or(mut self, other: Self) -> Self {
        for (register, other) in self.0.iter_mut().zip(other.0) {
            *register = unsafe { vorrq_u32(*register, other) };
        }
        self
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

/// Digit by digit: bits go up and come down, and a mask selects. BitShift from 27 on, which no
/// column has, are cleared.
#[inline]
#[target_feature(enable = "neon")]
fn translate_bits<const HALVES: usize>(
    mut block: [NeonWords; HALVES],
    bits: &BitShift,
) -> [NeonWords; HALVES] {
    let columns = vdupq_n_u32((1 << BITS) - 1);
    for digit in &bits.0 {
        let (up, down) =
            (vdupq_n_s32(digit.up as i32), vdupq_n_s32(-(digit.down as i32)));
        let mask = vdupq_n_u32(digit.below << digit.up);
        for NeonWords(words, _) in &mut block {
            for w in words {
                let (raised, lowered) = (vshlq_u32(*w, up), vshlq_u32(*w, down));
                *w = vandq_u32(columns, vbslq_u32(mask, raised, lowered));
            }
        }
    }
    block
}

/// As [`DigitSwap::apply`].
#[inline]
#[target_feature(enable = "neon")]
fn swap_bits<const HALVES: usize>(
    mut block: [NeonWords; HALVES],
    swaps: &[DigitSwap; 3],
) -> [NeonWords; HALVES] {
    for swap in swaps {
        let ones = vdupq_n_u32(swap.ones);
        let (up, down) =
            (vdupq_n_s32(swap.distance as i32), vdupq_n_s32(-(swap.distance as i32)));
        for NeonWords(words, _) in &mut block {
            for w in words {
                let differ = vandq_u32(veorq_u32(vshlq_u32(*w, down), *w), ones);
                *w = veorq_u32(veorq_u32(*w, differ), vshlq_u32(differ, up));
            }
        }
    }
    block
}

/// A table look-up takes bytes from the 64 of one half, and a second one keeps what it does not
/// find in the other half.
#[inline]
#[target_feature(enable = "neon")]
fn gather_words<const HALVES: usize>(
    block: [NeonWords; HALVES],
    mut sources: [NeonWords; HALVES],
) -> [NeonWords; HALVES] {
    let tables = block.map(|half| table(half));
    for NeonWords(words, _) in &mut sources {
        for w in words {
            // The indices of the four bytes of each word.
            let bytes = vmlaq_n_u32(vdupq_n_u32(0x0302_0100), *w, 0x0404_0404);
            let bytes = vreinterpretq_u8_u32(bytes);
            let mut found = vqtbl4q_u8(tables[0], bytes);
            if HALVES > 1 {
                found = vqtbx4q_u8(found, tables[1], vsubq_u8(bytes, vdupq_n_u8(64)));
            }
            *w = vreinterpretq_u32_u8(found);
        }
    }
    sources
}

/// The words as a table of 64 bytes.
#[inline]
#[target_feature(enable = "neon")]
fn table(words: NeonWords) -> uint8x16x4_t {
    let [a, b, c, d] = words.0.map(|w| vreinterpretq_u8_u32(w));
    uint8x16x4_t(a, b, c, d)
}
