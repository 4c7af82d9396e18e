//! From where the words of a row come, eight at a time.
//!
//! ```
//! use rows::{Geometry, stacks::Jokers};
//!
//! // Three others have six orders, and their row is filled up to eight words.
//! assert_eq!(Jokers::pancakes(7).expect("rows").width(), 8);
//! ```

#![allow(unsafe_code)]
#![cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]

use super::shuffle::WORDS;
use cpu::Cpu;

/// For each word of a row the word that it comes from, which is one of the row's.
#[derive(Debug, Clone)]
pub(super) struct Map(Vec<[u32; WORDS]>);

/// The words of a row, as a map takes them.
#[derive(Clone, Copy)]
pub(super) struct Mapped<'a> {
    /// Each is less than there are words.
    map: &'a [[u32; WORDS]],
    from: &'a [u32],
    /// Whether to take them with AVX2, which there is.
    avx2: bool,
}

impl Map {
    /// A word that fills the row up comes from itself, and is empty.
    ///
    /// # Panics
    /// If a word is to come from none.
    pub(super) fn new(from: &[u32]) -> Self {
        let words = from.len().next_multiple_of(WORDS) as u32;
        assert!(words <= i32::MAX as u32, "AVX2 takes these numbers for signed");
        assert!(from.iter().all(|&word| word < words), "a word of the row");
        let all: Vec<_> =
            from.iter().copied().chain(from.len() as u32..words).collect();
        Map(all.as_chunks().0.to_vec())
    }

    /// Makes ready to take words of this row.
    ///
    /// # Panics
    /// If the row has another number of words, or this machine lacks the instructions.
    #[inline(always)]
    pub(super) fn of<'a>(&'a self, cpu: Cpu, from: &'a [u32]) -> Mapped<'a> {
        assert_eq!(from.len(), self.0.len() * WORDS, "the words of a row");
        let avx2 = cfg!(target_arch = "x86_64") && Cpu::Avx2.is_subset_of(cpu);
        assert!(!avx2 || Cpu::Avx2.is_available(), "this machine has no AVX2");
        Mapped { map: &self.0, from, avx2 }
    }
}

impl Mapped<'_> {
    /// The words that come to the `k`-th eight of a row.
    #[inline(always)]
    pub(super) fn eight(self, k: usize) -> [u32; WORDS] {
        let map = &self.map[k];
        #[cfg(target_arch = "x86_64")]
        if self.avx2 {
            // SAFETY: there is AVX2, as was asked when this was made, and there are as
            // many words as the numbers in the map are below.
            return unsafe { gather(self.from, map) };
        }
        map.map(|word| self.from[word as usize])
    }
}

/// The same in one instruction.
///
/// # Safety
/// Each number in the map must be less than there are words, and less than 2³¹.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
#[inline]
unsafe fn gather(from: &[u32], map: &[u32; WORDS]) -> [u32; WORDS] {
    use std::arch::x86_64::{
        _mm256_i32gather_epi32, _mm256_loadu_si256, _mm256_storeu_si256,
    };

    let mut words = [0; WORDS];
    // SAFETY: eight words are 32 bytes, aligned or not, and what is taken are words of
    // the slice, as the caller says.
    unsafe {
        let map = _mm256_loadu_si256(map.as_ptr().cast());
        let taken = _mm256_i32gather_epi32::<4>(from.as_ptr().cast(), map);
        _mm256_storeu_si256(words.as_mut_ptr().cast(), taken);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_instructions_take_the_same_words() {
        for len in [1, 6, 8, 24, 120, 720] {
            let from: Vec<_> = (0..len).map(|k| (k * 7 + 5) % len).collect();
            let map = Map::new(&from);
            let row: Vec<u32> = (0..map.0.len() as u32 * 8).map(|k| !(k * k)).collect();
            for cpu in Cpu::available() {
                let mapped = map.of(cpu, &row);
                let taken: Vec<_> =
                    (0..map.0.len()).flat_map(|k| mapped.eight(k)).collect();
                for (k, &word) in taken.iter().enumerate() {
                    let there = from.get(k).map_or(k, |&from| from as usize);
                    assert_eq!(word, row[there], "{cpu}, word {k} of {len}");
                }
            }
        }
    }

    #[test]
    #[should_panic(expected = "a word of the row")]
    fn a_word_from_beyond_the_row_is_refused() {
        Map::new(&[0, 8]);
    }

    #[test]
    #[should_panic(expected = "the words of a row")]
    fn a_row_of_other_length_is_refused() {
        Map::new(&[1, 0]).of(Cpu::Portable, &[0; 16]);
    }
}
