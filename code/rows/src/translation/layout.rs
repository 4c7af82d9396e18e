//! The layout of the columns of a row in bits, words and blocks.
//!
//! A vector has three parts: the bit in a word, from 0 to 26, the word in a block, and the block.
//! The pocket cube's column 1 2 0 1 0 0 is bit 1 + 2 · 3 of word 1 of the only block. A translation
//! by that vector permutes the bits of all words by their permutation 7, and the words by their
//! permutation 1.

use super::{Moduli, Vector};
use crate::Columns;

/// Columns in a word, as its lowest bits: three digits of base 3.
pub const BITS: usize = 27;

/// Words in half a block.
pub(super) const HALF_BLOCK: usize = 16;

/// Words in a block. Not all need be used.
pub(super) const MAX_BLOCK_WORDS: usize = 2 * HALF_BLOCK;

/// Maximum number of digits of a word's index: 2^5 words fill a block.
const MAX_WORD_DIGITS: usize = 5;

/// For each word of a block, the word that it is copied from.
pub(super) type WordSources = [u32; MAX_BLOCK_WORDS];

/// A translation of a row: it permutes the blocks, the words of each block in the same way, and the
/// bits of each word in the same way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Shift {
    /// Number that is added to the index of each block.
    pub(super) block: u8,
    /// Index of the permutation of words in `Layout::sources`.
    pub(super) words: u8,
    /// Index of the permutation of bits, below 27.
    pub(super) bits: u8,
}

/// The layout of a row. Of the digits of a vector, 0 to 2, of base 3, are the bit in a word; those
/// after them the word in a block; the last one the block.
///
/// ```
/// use rows::translation::{Layout, Vector};
///
/// let twists = Layout::new(&[3, 3, 3], 1);
/// let vector = Vector::new(&[1, 2, 0, 1]);
/// assert_eq!(twists.column(vector), 1 + 2 * 3 + 27);
/// assert_eq!(twists.vector(1 + 2 * 3 + 27), Some(vector));
/// ```
#[derive(Debug, Clone)]
pub struct Layout {
    moduli: Moduli,
    /// The weight of each digit after the third in the index of the word; 0 after the last.
    weights: [usize; MAX_WORD_DIGITS],
    /// Number of digits of a word's index in its block.
    word_index_digits: usize,
    blocks: usize,
    /// Words in a block.
    block: usize,
    /// Words in a block that are used.
    words: usize,
    /// For each translation of words, the source of each word of a block.
    pub(super) sources: Vec<WordSources>,
}

impl Layout {
    /// The layout of vectors with moduli 3, 3, 3, then `word_moduli`, whose product is at most 32,
    /// then `blocks`. A single block has 16 words if these are enough; other blocks have 32.
    ///
    /// # Panics
    /// If there are more than five digits for the words, or more than 32 words, or a modulus
    /// is not from 1 to 4.
    pub fn new(word_moduli: &[u8], blocks: u8) -> Self {
        let moduli: Vec<u8> = [&[3, 3, 3], word_moduli, &[blocks]].concat();
        let (mut weights, mut count) = ([0; MAX_WORD_DIGITS], 1);
        let digits = word_moduli.len();
        assert!(digits <= MAX_WORD_DIGITS, "{digits} digits for the words");
        for (weight, &m) in weights.iter_mut().zip(word_moduli) {
            *weight = count;
            count *= usize::from(m);
        }
        assert!(count <= MAX_BLOCK_WORDS, "{count} words are more than a block");
        let is_small = count <= HALF_BLOCK && blocks == 1;
        let block = if is_small { HALF_BLOCK } else { MAX_BLOCK_WORDS };
        let mut layout = Layout {
            weights,
            word_index_digits: digits,
            moduli: Moduli::new(&moduli),
            blocks: blocks.into(),
            block,
            words: count,
            sources: Vec::new(),
        };
        let vectors: Vec<_> =
            (0..count).filter_map(|word| layout.vector(word * BITS)).collect();
        let source = |word: usize, added: Vector| match vectors.get(word) {
            Some(&vector) => layout.word(layout.moduli.subtract(vector, added)) as u32,
            None => word as u32, // an unused word
        };
        let sources = vectors
            .iter()
            .map(|&added| std::array::from_fn(|word| source(word, added)));
        layout.sources = sources.collect();
        layout
    }

    /// The modulus of each digit.
    pub fn moduli(&self) -> Moduli {
        self.moduli
    }

    /// Number of words of a block that have columns.
    pub fn words(&self) -> usize {
        self.words
    }

    /// Number of words of a block, unused ones included.
    pub fn block(&self) -> usize {
        self.block
    }

    /// Number of blocks of a row.
    pub fn blocks(&self) -> usize {
        self.blocks
    }

    /// Number of words of a row, unused ones included.
    pub(super) fn width(&self) -> usize {
        self.blocks * self.block
    }

    /// The columns of a row. Unused words between blocks are before the end, and hold none.
    pub(super) fn columns(&self) -> Columns {
        Columns {
            count: self.words() * BITS * self.blocks,
            per_word: BITS,
            end: ((self.blocks - 1) * self.block + self.words()) * BITS,
        }
    }

    /// The column with these digits.
    #[inline]
    pub fn column(&self, vector: Vector) -> usize {
        self.column_of_shift(self.shift(vector))
    }

    /// The column that a translation maps column 0 to.
    #[inline]
    pub(super) fn column_of_shift(&self, shift: Shift) -> usize {
        let [block, word, bit] =
            [shift.block, shift.words, shift.bits].map(usize::from);
        (block * self.block + word) * BITS + bit
    }

    /// The index of a column's bit in its word: digits 0 to 2.
    #[inline]
    fn bit(&self, vector: Vector) -> usize {
        vector.digit(0) + 3 * vector.digit(1) + 9 * vector.digit(2)
    }

    /// The index of a column's word in its block: digits 3 and up, except the last.
    #[inline]
    fn word(&self, vector: Vector) -> usize {
        // Weights after the last digit are 0.
        (0..MAX_WORD_DIGITS).map(|i| vector.digit(3 + i) * self.weights[i]).sum()
    }

    /// The digits of a column, or `None` if its word is unused.
    pub fn vector(&self, column: usize) -> Option<Vector> {
        let (word, bit) = (column / BITS, column % BITS);
        let (block, word) = (word / self.block, word % self.block);
        let mut vector = Vector::new(&[1, 3, 9].map(|weight| (bit / weight % 3) as u8));
        for (i, weight) in self.weights[..self.word_index_digits].iter().enumerate() {
            let digit = word / weight % self.moduli.modulus(3 + i);
            vector = vector.with(3 + i, digit as u8);
        }
        let vector = vector.with(3 + self.word_index_digits, block as u8);
        (block < self.blocks && self.column(vector) == column).then_some(vector)
    }

    /// The translation by a vector.
    #[inline]
    pub fn shift(&self, vector: Vector) -> Shift {
        Shift {
            block: vector.digit(3 + self.word_index_digits) as u8,
            words: self.word(vector) as u8,
            bits: self.bit(vector) as u8,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn word_sources_cancel_translation() {
        let all: [&[u8]; 7] =
            [&[], &[1], &[4, 2], &[2, 1, 3], &[4, 4, 2], &[3, 3, 3], &[2; 5]];
        for words in all {
            let layout = Layout::new(words, 1);
            let vector = |word: usize| layout.vector(word * BITS).expect("a used word");
            for (by, sources) in layout.sources.iter().enumerate() {
                for (to, &from) in sources.iter().enumerate() {
                    let from = from as usize;
                    let expected = if to < layout.words() {
                        layout.moduli().add(vector(from), vector(by)) == vector(to)
                    } else {
                        from == to
                    };
                    assert!(expected, "{words:?} by {by}: {from} to {to}");
                }
            }
        }
    }
}
