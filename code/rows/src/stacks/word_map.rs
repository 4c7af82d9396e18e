//! The words that the words of a row come from, eight at a time.
//!
//! ```
//! use rows::{Geometry, stacks::Wildcards};
//!
//! // Three other pieces have six orders, and their row is filled up to eight words.
//! assert_eq!(Wildcards::pancakes(7).expect("rows").width(), 8);
//! ```

use super::bit_permutation::LANES;

/// For each word of a row the word that it comes from.
#[derive(Debug, Clone)]
pub(super) struct WordMap(Vec<[u32; LANES]>);

impl WordMap {
    /// Word `k` comes from word `from[k]`. Words that fill the row up come from themselves.
    ///
    /// # Panics
    /// If a word of `from` is beyond the row.
    pub(super) fn new(from: &[u32]) -> Self {
        let words = from.len().next_multiple_of(LANES) as u32;
        assert!(from.iter().all(|&word| word < words), "a word of the row");
        let all: Vec<_> =
            from.iter().copied().chain(from.len() as u32..words).collect();
        WordMap(all.as_chunks().0.to_vec())
    }

    /// The words of `row` that eight words, the `k`-th eight, come from. With AVX2 the compiler
    /// makes one instruction of the look-ups.
    #[inline(always)]
    pub(super) fn gather_eight(&self, row: &[u32], k: usize) -> [u32; LANES] {
        self.0[k].map(|word| row[word as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_words_and_keeps_filling() {
        let map = WordMap::new(&[2, 0, 1]);
        let row = [10, 11, 12, 13, 14, 15, 16, 17];
        assert_eq!(map.gather_eight(&row, 0), [12, 10, 11, 13, 14, 15, 16, 17]);
    }

    #[test]
    #[should_panic(expected = "a word of the row")]
    fn rejects_word_beyond_row() {
        WordMap::new(&[0, 8]);
    }
}
