//! Exchange of the sixth-last tile and the next one, in many blocks of six words; with AVX2, four
//! blocks at a time.
//!
//! A test compares with one block after another. Four blocks are transposed into six registers:
//! register `x` has word `x` of each. Then each step of [`cross`] acts on the four at once.
//!
//! ```
//! use permutation::rank_even;
//!
//! // The first two of six tiles have the digits 2, 3, and then 4, 2: group 3 of word 2 is mapped
//! // to group 2 of word 4.
//! assert_eq!(rank_even(&[2, 4, 0, 1, 3, 5]) / 12, 2 * 5 + 3);
//! assert_eq!(rank_even(&[4, 2, 0, 1, 3, 5]) / 12, 4 * 5 + 2);
//! ```

#![allow(unsafe_code)]
#![cfg_attr(not(target_arch = "x86_64"), allow(dead_code, unused_variables))]

use super::blocks::write_words;
use super::last_five::{WORDS, cross};
use cpu::Cpu;

/// Number of words of four blocks.
const FOUR_BLOCKS: usize = 4 * WORDS;

/// Writes the image of `source` under [`cross`] into a row, or ORs it if `JOIN`. The row has a
/// multiple of six words.
#[inline(always)]
pub(super) fn cross_all<const JOIN: bool>(cpu: Cpu, row: &mut [u64], source: &[u64]) {
    debug_assert!(source.len().is_multiple_of(WORDS), "{} words", source.len());
    debug_assert_eq!(row.len(), source.len(), "each block comes from one");
    #[cfg(target_arch = "x86_64")]
    let (row, source) = if cpu::Avx2::new(cpu).is_some() {
        let ((fours, row), (sources, rest)) = (row.as_chunks_mut(), source.as_chunks());
        for (four, source) in fours.iter_mut().zip(sources) {
            // SAFETY: there is an `Avx2`, and so the machine has the instructions.
            unsafe { x86::cross_four::<JOIN>(four, source) };
        }
        (row, rest)
    } else {
        (row, source)
    };
    let blocks = row.as_chunks_mut::<WORDS>().0.iter_mut().zip(source.as_chunks().0);
    for (row, &source) in blocks {
        let mut block = source;
        cross(&mut block);
        write_words::<JOIN>(row, &block);
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::FOUR_BLOCKS;
    use crate::sliding::last_five::{GROUP, WORDS};
    use std::arch::x86_64::*;

    /// Writes the image of four blocks into a row, or ORs it if `JOIN`.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn cross_four<const JOIN: bool>(
        row: &mut [u64; FOUR_BLOCKS],
        source: &[u64; FOUR_BLOCKS],
    ) {
        let (fours, twos) = load(source);
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
        store::<JOIN>(row, turn([first, second, third, fourth]), twos);
    }

    /// Words 0–3 of each block; words 4 and 5 of blocks 0 and 2, and of blocks 1 and 3.
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

    /// Stores registers in the layout of [`load`].
    #[inline]
    #[target_feature(enable = "avx2")]
    fn store<const JOIN: bool>(
        row: &mut [u64; FOUR_BLOCKS],
        fours: [__m256i; 4],
        twos: [__m256i; 2],
    ) {
        let twos = [
            _mm256_castsi256_si128(twos[0]),
            _mm256_castsi256_si128(twos[1]),
            _mm256_extracti128_si256::<1>(twos[0]),
            _mm256_extracti128_si256::<1>(twos[1]),
        ];
        for (at, block) in row.as_chunks_mut::<WORDS>().0.iter_mut().enumerate() {
            let (mut four, mut two) = (fours[at], twos[at]);
            // SAFETY: a block has four words and then two, aligned or not.
            unsafe {
                if JOIN {
                    let was = _mm256_loadu_si256(block[..4].as_ptr().cast());
                    four = _mm256_or_si256(four, was);
                    two =
                        _mm_or_si128(two, _mm_loadu_si128(block[4..].as_ptr().cast()));
                }
                _mm256_storeu_si256(block[..4].as_mut_ptr().cast(), four);
                _mm_storeu_si128(block[4..].as_mut_ptr().cast(), two);
            }
        }
    }

    /// Transposes a square of words.
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

    /// Pseudorandom words for eleven blocks; then each column of four blocks alone.
    fn inputs() -> impl Iterator<Item = Vec<u64>> {
        let some = |w: usize| (w as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 4;
        let alone = |k: usize| {
            let word = move |w| if w == k / 60 { 1 << (k % 60) } else { 0 };
            (0..FOUR_BLOCKS).map(word).collect()
        };
        let some = (0..2 * FOUR_BLOCKS + 3 * WORDS).map(some).collect();
        std::iter::once(some).chain((0..FOUR_BLOCKS * 60).map(alone))
    }

    /// One block after another.
    fn crossed(mut words: Vec<u64>) -> Vec<u64> {
        words.as_chunks_mut().0.iter_mut().for_each(cross);
        words
    }

    #[test]
    fn instruction_sets_cross_blocks_alike() {
        for before in inputs() {
            let after = crossed(before.clone());
            assert_ne!(after, vec![0; after.len()]);
            // Words that are there before, and stay if `JOIN`.
            let there = |w: usize| (w as u64 + 7).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let there: Vec<_> = (0..before.len()).map(there).collect();
            let joined: Vec<_> = there.iter().zip(&after).map(|(a, b)| a | b).collect();
            for cpu in Cpu::available() {
                let mut words = there.clone();
                cross_all::<true>(cpu, &mut words, &before);
                assert_eq!(words, joined, "{cpu}");
                cross_all::<false>(cpu, &mut words, &before);
                assert_eq!(words, after, "{cpu}");
            }
        }
    }

    /// The result does not show that registers were used, so they are tested here.
    #[cfg(target_arch = "x86_64")]
    #[test]
    fn registers_cross_four_blocks() {
        if !Cpu::Avx2.is_available() {
            return;
        }
        for before in inputs() {
            let four: &[u64; FOUR_BLOCKS] = before.first_chunk().expect("four blocks");
            let mut words = [0; FOUR_BLOCKS];
            // SAFETY: the machine has the instructions.
            unsafe { x86::cross_four::<true>(&mut words, four) };
            assert_eq!(words[..], crossed(four.to_vec()));
        }
    }
}
