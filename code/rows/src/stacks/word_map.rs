//! Gathers the words of a row from other words, eight at a time.

#![allow(unsafe_code)]
#![cfg_attr(not(target_arch = "x86_64"), expect(unused_variables))]

use super::bit_permutation::LANES;
use cpu::Avx2;

/// For each word of a row, the index of its source word.
#[derive(Debug, Clone)]
pub(super) struct WordMap(Vec<[u32; LANES]>);

impl WordMap {
    /// The source of word `k` is word `sources[k]`; words of the padding are their own sources.
    ///
    /// # Panics
    /// If `sources` has an index beyond the padded row.
    pub(super) fn new(sources: &[u32]) -> Self {
        let words = sources.len().next_multiple_of(LANES) as u32;
        assert!(words <= i32::MAX as u32, "AVX2 takes these numbers for signed");
        assert!(sources.iter().all(|&word| word < words), "a word of the row");
        let padded: Vec<_> =
            sources.iter().copied().chain(sources.len() as u32..words).collect();
        WordMap(padded.as_chunks().0.to_vec())
    }

    /// The source words of words `8 * k` to `8 * k + 7`.
    ///
    /// # Panics
    /// If the row has another number of words than the map.
    #[inline(always)]
    pub(super) fn gather_eight(
        &self,
        avx2: Option<Avx2>,
        row: &[u32],
        k: usize,
    ) -> [u32; LANES] {
        assert_eq!(row.len(), self.0.len() * LANES, "the words of a row");
        #[cfg(target_arch = "x86_64")]
        if avx2.is_some() {
            // SAFETY: there is an `Avx2`, and so the machine has the instructions; each number
            // in the map is below the number of words, as `new` has checked.
            return unsafe { gather_words(row, &self.0[k]) };
        }
        self.0[k].map(|word| row[word as usize])
    }
}

/// The words with these numbers, in one instruction.
///
/// # Safety
/// Each number must be less than there are words, and less than 2³¹.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
#[inline]
unsafe fn gather_words(row: &[u32], numbers: &[u32; LANES]) -> [u32; LANES] {
    use std::arch::x86_64::{
        _mm256_i32gather_epi32, _mm256_loadu_si256, _mm256_storeu_si256,
    };

    let mut words = [0; LANES];
    // SAFETY: eight numbers and eight words are 32 bytes, aligned or not; what is gathered are
    // words of the row, as the caller says.
    unsafe {
        let numbers = _mm256_loadu_si256(numbers.as_ptr().cast());
        let gathered = _mm256_i32gather_epi32::<4>(row.as_ptr().cast(), numbers);
        _mm256_storeu_si256(words.as_mut_ptr().cast(), gathered);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use cpu::Cpu;

    #[test]
    fn maps_words_and_keeps_filling() {
        let map = WordMap::new(&[2, 0, 1]);
        let row = [10, 11, 12, 13, 14, 15, 16, 17];
        for cpu in Cpu::available() {
            let eight = map.gather_eight(Avx2::new(cpu), &row, 0);
            assert_eq!(eight, [12, 10, 11, 13, 14, 15, 16, 17], "{cpu}");
        }
    }

    #[test]
    #[should_panic(expected = "a word of the row")]
    fn rejects_word_beyond_row() {
        WordMap::new(&[0, 8]);
    }

    #[test]
    #[should_panic(expected = "the words of a row")]
    fn rejects_row_of_other_length() {
        WordMap::new(&[1, 0]).gather_eight(None, &[0; 16], 0);
    }
}
