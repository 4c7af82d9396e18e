//! Two tiles exchanged across the words' border in many blocks of six words: with AVX2, in
//! four at a time.
//!
//! The same comes out as from one block after another, which a test compares.
//! Four blocks are turned into six registers: register `x` has word `x` of each. Then the
//! four are done as one.
//!
//! ```
//! use cpu::Cpu;
//! use puzzle::sliding::Sliding;
//! use rows::{Nothing, SearchOptions, search, sliding::Boards};
//!
//! let boards = Boards::new(Sliding::new(2, 5)?)?;
//! let layers = |cpu| {
//!     search(&boards, &Nothing, SearchOptions { cpu, threads: 1 }, |_| {}).map(|found| found.layers)
//! };
//! assert_eq!(layers(Cpu::best())?, layers(Cpu::Portable)?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![allow(unsafe_code)]
#![cfg_attr(not(target_arch = "x86_64"), allow(dead_code, unused_variables))]

use super::last_five::{WORDS, cross};
use cpu::Cpu;

/// How many words four blocks have.
const FOUR: usize = 4 * WORDS;

/// Does [`cross`] to all blocks.
///
/// # Panics
/// If this machine does not have the instructions.
#[inline(always)]
pub(super) fn cross_all(cpu: Cpu, words: &mut [u64]) {
    assert!(cpu.is_available(), "this machine has no `{cpu}` instructions");
    let mut rest = words;
    #[cfg(target_arch = "x86_64")]
    if Cpu::Avx2.is_in(cpu) {
        let (blocks, left) = rest.as_chunks_mut::<FOUR>();
        for blocks in blocks {
            // SAFETY: the machine has the instructions, as was asked above.
            unsafe { x86::cross(blocks) };
        }
        rest = left;
    }
    rest.as_chunks_mut().0.iter_mut().for_each(cross);
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::FOUR;
    use crate::sliding::last_five::{GROUP, TWELVE, WORDS};
    use std::arch::x86_64::*;

    /// # Safety
    /// There must be AVX2.
    #[inline(always)]
    pub(super) unsafe fn cross(blocks: &mut [u64; FOUR]) {
        // SAFETY: what is read and written are the four and the two words that a block
        // has, aligned or not, and the caller says that there is AVX2.
        unsafe {
            let (fours, twos) = load(blocks);
            let [first, second, third, fourth] = turn(fours);
            let mut words = [
                first,
                second,
                third,
                fourth,
                _mm256_unpacklo_epi64(twos[0], twos[1]),
                _mm256_unpackhi_epi64(twos[0], twos[1]),
            ];
            for x in 0..WORDS {
                let group = _mm256_set1_epi64x((TWELVE << (GROUP * x)) as i64);
                for y in x..WORDS - 1 {
                    let shift = _mm_cvtsi32_si128((GROUP * (y - x)) as i32);
                    let near = _mm256_srl_epi64(words[x], shift);
                    let differ = _mm256_xor_si256(near, words[y + 1]);
                    let differ = _mm256_and_si256(differ, group);
                    words[y + 1] = _mm256_xor_si256(words[y + 1], differ);
                    let far = _mm256_sll_epi64(differ, shift);
                    words[x] = _mm256_xor_si256(words[x], far);
                }
            }
            let [first, second, third, fourth, fifth, sixth] = words;
            let twos = [
                _mm256_unpacklo_epi64(fifth, sixth),
                _mm256_unpackhi_epi64(fifth, sixth),
            ];
            store(blocks, turn([first, second, third, fourth]), twos);
        }
    }

    /// The first four words of each block; and the last two of blocks 0 and 2, and of
    /// blocks 1 and 3.
    ///
    /// # Safety
    /// There must be AVX2.
    #[inline(always)]
    unsafe fn load(blocks: &[u64; FOUR]) -> ([__m256i; 4], [__m256i; 2]) {
        let four = |at: usize| blocks[at * WORDS..][..4].as_ptr().cast();
        let two = |at: usize| blocks[at * WORDS + 4..][..2].as_ptr().cast();
        // SAFETY: there are so many words, and the caller says that there is AVX2.
        unsafe {
            let four = |at| _mm256_loadu_si256(four(at));
            let two = |at| _mm_loadu_si128(two(at));
            let twos =
                [_mm256_set_m128i(two(2), two(0)), _mm256_set_m128i(two(3), two(1))];
            ([four(0), four(1), four(2), four(3)], twos)
        }
    }

    /// Writes what [`load`] has read.
    ///
    /// # Safety
    /// There must be AVX2.
    #[inline(always)]
    unsafe fn store(blocks: &mut [u64; FOUR], fours: [__m256i; 4], twos: [__m256i; 2]) {
        for at in 0..4 {
            let block = &mut blocks[at * WORDS..][..WORDS];
            // SAFETY: there are four words and two, and the caller says that there is
            // AVX2.
            unsafe {
                _mm256_storeu_si256(block[..4].as_mut_ptr().cast(), fours[at]);
                let two = if at < 2 {
                    _mm256_castsi256_si128(twos[at])
                } else {
                    _mm256_extracti128_si256::<1>(twos[at - 2])
                };
                _mm_storeu_si128(block[4..].as_mut_ptr().cast(), two);
            }
        }
    }

    /// Makes rows of columns.
    ///
    /// # Safety
    /// There must be AVX2.
    #[inline(always)]
    unsafe fn turn([a, b, c, d]: [__m256i; 4]) -> [__m256i; 4] {
        // SAFETY: the caller says that there is AVX2.
        unsafe {
            let even = [_mm256_unpacklo_epi64(a, b), _mm256_unpacklo_epi64(c, d)];
            let odd = [_mm256_unpackhi_epi64(a, b), _mm256_unpackhi_epi64(c, d)];
            [
                _mm256_permute2x128_si256::<0x20>(even[0], even[1]),
                _mm256_permute2x128_si256::<0x20>(odd[0], odd[1]),
                _mm256_permute2x128_si256::<0x31>(even[0], even[1]),
                _mm256_permute2x128_si256::<0x31>(odd[0], odd[1]),
            ]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Some words, and each place of four blocks alone.
    #[test]
    fn all_instructions_cross_the_same_blocks() {
        let some = |w: usize| (w as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 4;
        let some: Vec<u64> = (0..42).map(some).collect();
        let alone = (0..FOUR * 60).map(|k| {
            (0..FOUR).map(|w| if w == k / 60 { 1 << (k % 60) } else { 0 }).collect()
        });
        for before in std::iter::once(some).chain(alone) {
            let mut after = before.clone();
            after.as_chunks_mut().0.iter_mut().for_each(cross);
            for cpu in Cpu::available() {
                let mut words = before.clone();
                cross_all(cpu, &mut words);
                assert_eq!(words, after, "{cpu}");
            }
        }
    }
}
