//! Pancakes turned over with AVX2: 32 bytes of a row at a time.
//!
//! A test compares with [`flip_columns`](super::sides::flip_columns). Bits 0–2 of a column's
//! number choose the bit of a byte, bits 3–6 one of 16 bytes, and the others the 16 bytes. The 16
//! bytes are loaded from their source, one instruction permutes them, and a table for each nibble
//! permutes the bits of a byte.
//!
//! ```
//! use rows::{Geometry, stacks::BurntStacks};
//!
//! // Rows of 32 bytes and more.
//! assert_eq!(BurntStacks::new(8).expect("rows").width(), 4);
//! ```

#![allow(unsafe_code)]
#![cfg_attr(not(target_arch = "x86_64"), allow(dead_code, unused_variables))]

use cpu::{Avx2, Cpu};

/// Flips columns with AVX2.
#[derive(Debug, Clone, Copy)]
pub(super) struct FlipAvx2 {
    _level: Avx2,
}

impl FlipAvx2 {
    /// `None` if this level has no AVX2, or a row of so many words does not fill its registers.
    #[inline(always)]
    pub(super) fn new(cpu: Cpu, words: usize) -> Option<FlipAvx2> {
        let fills = cfg!(target_arch = "x86_64") && words.is_multiple_of(4);
        Avx2::new(cpu).filter(|_| fills).map(|_level| FlipAvx2 { _level })
    }

    /// Flips the bits `turned` in the numbers of all columns.
    #[inline(always)]
    pub(super) fn turn_over<const W: usize>(
        self,
        from: &[u64; W],
        turned: usize,
    ) -> [u64; W] {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the machine has AVX2, as `_level` proves.
        return unsafe { x86::turn_over(from, turned) };
        #[cfg(not(target_arch = "x86_64"))]
        unreachable!("there is no AVX2")
    }
}

/// For each change of a bit's number in a byte (0–7), the image of each value of both nibbles.
const HALVES: [[[u8; 16]; 2]; 8] = {
    let mut halves = [[[0; 16]; 2]; 8];
    let mut change = 0;
    while change < 8 {
        let mut value = 0;
        while value < 16 {
            let mut bit = 0;
            while bit < 4 {
                if value >> bit & 1 == 1 {
                    halves[change][0][value] |= 1 << (bit ^ change);
                    halves[change][1][value] |= 1 << ((bit + 4) ^ change);
                }
                bit += 1;
            }
            value += 1;
        }
        change += 1;
    }
    halves
};

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::HALVES;
    use std::arch::x86_64::*;

    /// The indices of 16 bytes.
    const BYTES: [u8; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

    /// # Safety
    /// There must be AVX2.
    #[inline(always)]
    pub(super) unsafe fn turn_over<const W: usize>(
        from: &[u64; W],
        turned: usize,
    ) -> [u64; W] {
        let (bits, bytes, parts) = (turned % 8, turned / 8 % 16, turned / 128);
        let mut to = [0; W];
        // SAFETY: what is read and written are 16 and 32 bytes of slices that have them,
        // aligned or not, and the caller says that there is AVX2.
        unsafe {
            let of = |part: usize| {
                _mm_loadu_si128(
                    from[(part ^ parts) % (W / 2) * 2..][..2].as_ptr().cast(),
                )
            };
            let bytes = _mm_xor_si128(
                _mm_loadu_si128(BYTES.as_ptr().cast()),
                _mm_set1_epi8(bytes as i8),
            );
            let bytes = _mm256_broadcastsi128_si256(bytes);
            let half = |half: &[u8; 16]| {
                _mm256_broadcastsi128_si256(_mm_loadu_si128(half.as_ptr().cast()))
            };
            let (halves, mask) =
                (HALVES[bits].each_ref().map(half), _mm256_set1_epi8(15));
            for k in 0..W / 4 {
                let all = _mm256_set_m128i(of(2 * k + 1), of(2 * k));
                let all = _mm256_shuffle_epi8(all, bytes);
                let low = _mm256_and_si256(all, mask);
                let high = _mm256_and_si256(_mm256_srli_epi16::<4>(all), mask);
                let all = _mm256_or_si256(
                    _mm256_shuffle_epi8(halves[0], low),
                    _mm256_shuffle_epi8(halves[1], high),
                );
                _mm256_storeu_si256(to[4 * k..][..4].as_mut_ptr().cast(), all);
            }
        }
        to
    }
}

#[cfg(test)]
mod tests {
    use super::super::sides::flip_columns;
    use super::*;

    /// Pseudorandom rows, then each column alone.
    fn rows<const W: usize>() -> impl Iterator<Item = [u64; W]> {
        let some = |k: u64| {
            std::array::from_fn(|w| {
                (k + w as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            })
        };
        let alone = |k: usize| {
            std::array::from_fn(|w| if w == k / 64 { 1 << (k % 64) } else { 0 })
        };
        (0..8).map(some).chain((0..64 * W).map(alone))
    }

    fn check<const W: usize>(cpu: Cpu) {
        let Some(wide) = FlipAvx2::new(cpu, W) else { return };
        for row in rows::<W>() {
            for turned in 0..64 * W {
                let words = wide.turn_over(&row, turned);
                assert_eq!(
                    words,
                    flip_columns(&row, turned),
                    "{cpu}, {W} words, {turned}"
                );
            }
        }
    }

    #[test]
    fn instruction_sets_flip_columns_alike() {
        for cpu in Cpu::available() {
            assert_eq!(
                FlipAvx2::new(cpu, 4).is_some(),
                Cpu::Avx2.is_subset_of(cpu),
                "{cpu}"
            );
            assert!(FlipAvx2::new(cpu, 1).is_none() && FlipAvx2::new(cpu, 2).is_none());
            check::<4>(cpu);
            check::<8>(cpu);
            check::<16>(cpu);
        }
    }
}
