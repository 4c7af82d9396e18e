//! Two tiles exchanged across the words' border, in many blocks of six words: with AVX2, four
//! blocks at a time.
//!
//! The same comes out as from one block after another, which a test compares. Four blocks are
//! turned into six registers: register `x` has word `x` of each. Then each step of
//! [`cross`] is done to the four at once.
//!
//! ```
//! use permutation::rank_even;
//!
//! // The first two of six tiles have the digits 2, 3, and then 4, 2: from group 3 of word 2 they
//! // come to group 2 of word 4.
//! assert_eq!(rank_even(&[2, 4, 0, 1, 3, 5]) / 12, 2 * 5 + 3);
//! assert_eq!(rank_even(&[4, 2, 0, 1, 3, 5]) / 12, 4 * 5 + 2);
//! ```

#![allow(unsafe_code)]
#![cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]

use super::last_five::{WORDS, cross};
use cpu::Cpu;

/// How many words four blocks have.
const FOUR_BLOCKS: usize = 4 * WORDS;

/// Does [`cross`] to all blocks. There must be whole ones.
///
/// # Panics
/// If this machine does not have the instructions.
#[inline(always)]
pub(super) fn cross_all(cpu: Cpu, words: &mut [u64]) {
    assert!(cpu.is_available(), "this machine has no `{cpu}` instructions");
    debug_assert!(words.len().is_multiple_of(WORDS), "{} words", words.len());
    #[cfg(target_arch = "x86_64")]
    let words = if Cpu::Avx2.is_in(cpu) {
        let (fours, rest) = words.as_chunks_mut();
        for four in fours {
            // SAFETY: the machine has the instructions, as was asked above.
            unsafe { x86::cross_four(four) };
        }
        rest
    } else {
        words
    };
    for block in words.as_chunks_mut().0 {
        cross(block);
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::FOUR_BLOCKS;
    use crate::sliding::last_five::{GROUP, WORDS};
    use std::arch::x86_64::*;

    /// Does [`cross`](super::cross) to four blocks.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn cross_four(blocks: &mut [u64; FOUR_BLOCKS]) {
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
            let group = _mm256_set1_epi64x(0xfff << (GROUP * x));
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
        let twos =
            [_mm256_unpacklo_epi64(fifth, sixth), _mm256_unpackhi_epi64(fifth, sixth)];
        store(blocks, turn([first, second, third, fourth]), twos);
    }

    /// The first four words of each block; and the last two of blocks 0 and 2, and of
    /// blocks 1 and 3.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn load(blocks: &[u64; FOUR_BLOCKS]) -> ([__m256i; 4], [__m256i; 2]) {
        let (mut fours, mut twos) =
            ([_mm256_setzero_si256(); 4], [_mm_setzero_si128(); 4]);
        for (at, block) in blocks.as_chunks::<WORDS>().0.iter().enumerate() {
            // SAFETY: a block has four words and then two, aligned or not.
            unsafe {
                fours[at] = _mm256_loadu_si256(block[..4].as_ptr().cast());
                twos[at] = _mm_loadu_si128(block[4..].as_ptr().cast());
            }
        }
        let twos =
            [_mm256_set_m128i(twos[2], twos[0]), _mm256_set_m128i(twos[3], twos[1])];
        (fours, twos)
    }

    /// Puts words back that are in the order of [`load`].
    #[inline]
    #[target_feature(enable = "avx2")]
    fn store(blocks: &mut [u64; FOUR_BLOCKS], fours: [__m256i; 4], twos: [__m256i; 2]) {
        let twos = [
            _mm256_castsi256_si128(twos[0]),
            _mm256_castsi256_si128(twos[1]),
            _mm256_extracti128_si256::<1>(twos[0]),
            _mm256_extracti128_si256::<1>(twos[1]),
        ];
        for (at, block) in blocks.as_chunks_mut::<WORDS>().0.iter_mut().enumerate() {
            // SAFETY: a block has four words and then two, aligned or not.
            unsafe {
                _mm256_storeu_si256(block[..4].as_mut_ptr().cast(), fours[at]);
                _mm_storeu_si128(block[4..].as_mut_ptr().cast(), twos[at]);
            }
        }
    }

    /// Makes rows of columns.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn turn([a, b, c, d]: [__m256i; 4]) -> [__m256i; 4] {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Some words: two fours of blocks, and three blocks. And each place of four blocks alone.
    fn inputs() -> impl Iterator<Item = Vec<u64>> {
        let some = |w: usize| (w as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 4;
        let alone = |k: usize| {
            let word = move |w| if w == k / 60 { 1 << (k % 60) } else { 0 };
            (0..FOUR_BLOCKS).map(word).collect()
        };
        let some = (0..2 * FOUR_BLOCKS + 3 * WORDS).map(some).collect();
        std::iter::once(some).chain((0..FOUR_BLOCKS * 60).map(alone))
    }

    /// Block after block.
    fn crossed(mut words: Vec<u64>) -> Vec<u64> {
        words.as_chunks_mut().0.iter_mut().for_each(cross);
        words
    }

    #[test]
    fn all_instructions_cross_the_same_blocks() {
        for before in inputs() {
            let after = crossed(before.clone());
            assert_ne!(after, vec![0; after.len()]);
            for cpu in Cpu::available() {
                let mut words = before.clone();
                cross_all(cpu, &mut words);
                assert_eq!(words, after, "{cpu}");
            }
        }
    }

    /// That the registers are used is not seen from what comes out, so they are asked here.
    #[cfg(target_arch = "x86_64")]
    #[test]
    fn registers_cross_four_blocks() {
        if !Cpu::Avx2.is_available() {
            return;
        }
        for before in inputs() {
            let four: &[u64; FOUR_BLOCKS] = before.first_chunk().expect("four blocks");
            let mut words = *four;
            // SAFETY: the machine has the instructions.
            unsafe { x86::cross_four(&mut words) };
            assert_eq!(words[..], crossed(four.to_vec()));
        }
    }
}
