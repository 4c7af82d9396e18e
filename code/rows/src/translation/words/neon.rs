//! Blocks in NEON's registers, on ARM: four or eight of four words.
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
use cpu::Neon;
use std::arch::aarch64::*;

/// The `R` registers of a block, and the proof that this machine has such registers.
#[derive(Clone, Copy)]
pub(in crate::translation) struct NeonWords<const R: usize>([uint32x4_t; R], Neon);

macro_rules! words {
    ($($n:literal words in $r:literal),*) => {$(
        impl BlockWords<$n> for NeonWords<$r> {
            type Level = Neon;

            #[inline(always)]
            fn load(level: Neon, block: &[u32; $n]) -> Self {
                let parts: &[[u32; 4]] = block.as_chunks().0;
                // SAFETY: the machine has the instructions, as `level` proves; 4 words are 16 bytes.
                NeonWords(std::array::from_fn(|i| unsafe { vld1q_u32(parts[i].as_ptr()) }), level)
            }

            #[inline(always)]
            fn store(self, block: &mut [u32; $n]) {
                let parts: &mut [[u32; 4]] = block.as_chunks_mut().0;
                for i in 0..$r {
                    // SAFETY: as `self.1` proves; 4 words are 16 bytes.
                    unsafe { vst1q_u32(parts[i].as_mut_ptr(), self.0[i]) };
                }
            }

            #[inline(always)]
            fn or(mut self, other: Self) -> Self {
                for i in 0..$r {
                    // SAFETY: the machine has the instructions, as `self.1` proves.
                    self.0[i] = unsafe { vorrq_u32(self.0[i], other.0[i]) };
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

words!(16 words in 4, 32 words in 8);

/// Bits go up and come down, and a mask selects. What went too far is in bits that are no
/// places. Then words are sent to words.
#[inline]
#[target_feature(enable = "neon")]
fn translate<const R: usize>(
    words: NeonWords<R>,
    bits: &Bits,
    from: NeonWords<R>,
) -> NeonWords<R> {
    let places = vdupq_n_u32((1 << BITS) - 1);
    let mut turned = words.0;
    for digit in &bits.0 {
        let (up, down) =
            (vdupq_n_s32(digit.up as i32), vdupq_n_s32(-(digit.down as i32)));
        let raised = vdupq_n_u32(digit.below << digit.up);
        for w in &mut turned {
            let (risen, fallen) = (vshlq_u32(*w, up), vshlq_u32(*w, down));
            *w = vandq_u32(places, vbslq_u32(raised, risen, fallen));
        }
    }
    NeonWords(send(turned, from.0), words.1)
}

/// Bits change places in pairs where they differ, and words are sent to words.
#[inline]
#[target_feature(enable = "neon")]
fn mirrored<const R: usize>(
    words: NeonWords<R>,
    mirror: &Mirror,
    from: NeonWords<R>,
) -> NeonWords<R> {
    let mut swapped = words.0;
    for swap in &mirror.swaps {
        let ones = vdupq_n_u32(swap.ones);
        let (up, down) = (vdupq_n_s32(swap.by as i32), vdupq_n_s32(-(swap.by as i32)));
        for w in &mut swapped {
            let differ = vandq_u32(veorq_u32(vshlq_u32(*w, down), *w), ones);
            *w = veorq_u32(veorq_u32(*w, differ), vshlq_u32(differ, up));
        }
    }
    NeonWords(send(swapped, from.0), words.1)
}

/// The bytes of each word are taken from any 64 bytes, or from twice 64.
#[inline]
#[target_feature(enable = "neon")]
fn send<const R: usize>(
    words: [uint32x4_t; R],
    mut sent: [uint32x4_t; R],
) -> [uint32x4_t; R] {
    let (low, high) = (bytes(&words[..4]), bytes(&words[R - 4..]));
    for from in &mut sent {
        // The four bytes of the word with this number.
        let four = vmlaq_n_u32(vdupq_n_u32(0x0302_0100), *from, 0x0404_0404);
        let four = vreinterpretq_u8_u32(four);
        let mut word = vqtbl4q_u8(low, four);
        if R > 4 {
            word = vqtbx4q_u8(word, high, vsubq_u8(four, vdupq_n_u8(64)));
        }
        *from = vreinterpretq_u32_u8(word);
    }
    sent
}

/// Four vectors as one table of 64 bytes.
#[inline]
#[target_feature(enable = "neon")]
fn bytes(words: &[uint32x4_t]) -> uint8x16x4_t {
    uint8x16x4_t(
        vreinterpretq_u8_u32(words[0]),
        vreinterpretq_u8_u32(words[1]),
        vreinterpretq_u8_u32(words[2]),
        vreinterpretq_u8_u32(words[3]),
    )
}
