//! Where the places of a row are: bits of words, words of blocks, blocks.
//!
//! ```
//! use rows::translation::{Layout, Vector};
//!
//! let twists = Layout::new(&[3, 3, 3], 1);
//! let vector = Vector::new(&[1, 2, 0, 1]);
//! assert_eq!(twists.place(vector), 1 + 2 * 3 + 27);
//! assert_eq!(twists.vector(1 + 2 * 3 + 27), Some(vector));
//! ```

use super::{Moduli, Vector};

/// How many places a word has: three digits of base 3.
pub const BITS: usize = 27;

/// How many words a block has. Not all need be used.
pub const BLOCK: usize = 32;

/// A translation of a block: words go to words, and all of them rearrange their bits
/// in one way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Shift {
    /// By how many blocks.
    pub(super) block: u8,
    /// Which of the layout's rearrangements of words.
    pub(super) words: u8,
    /// Which of the 27 rearrangements of bits.
    pub(super) bits: u8,
}

/// The places of a row. Digits 0 to 2 of a vector, all of base 3, are bits in a word;
/// those after them are words of a block; the last may be the block.
#[derive(Debug, Clone)]
pub struct Layout {
    moduli: Moduli,
    /// How much each digit moves a place, those that say which bit or word.
    weights: Vec<usize>,
    blocks: usize,
    /// For each translation of words, where each word of a block comes from.
    pub(super) sources: Vec<[u32; BLOCK]>,
}

impl Layout {
    /// The layout of digits with these moduli: three of base 3, then those that number
    /// the words, 32 at most; and then, in a row of `blocks` blocks, one for the block.
    pub fn new(words: &[u8], blocks: u8) -> Self {
        let moduli: Vec<u8> = [3, 3, 3].iter().chain(words).copied().collect();
        let place = |weight: &mut usize, &m: &u8| {
            let own = *weight;
            *weight *= usize::from(m);
            Some(own)
        };
        let weights = moduli.iter().scan(1, place).collect();
        let moduli: Vec<u8> = moduli.into_iter().chain([blocks]).collect();
        let count: usize = words.iter().map(|&m| usize::from(m)).product();
        assert!(count <= BLOCK, "{count} words are more than a block");
        let blocks = usize::from(blocks);
        let moduli = Moduli::new(&moduli);
        let mut layout = Layout { weights, moduli, blocks, sources: Vec::new() };
        let vector = |word| layout.vector(word * BITS).expect("a word that is used");
        let vectors: Vec<_> = (0..count).map(vector).collect();
        let source = |by: usize, to: usize| match vectors.get(to) {
            Some(&to) => layout.place(moduli.subtract(to, vectors[by])) / BITS,
            None => to,
        };
        let row = |by| std::array::from_fn(|to| source(by, to) as u32);
        layout.sources = (0..count).map(row).collect();
        layout
    }

    /// The modulus of each digit.
    pub fn moduli(&self) -> Moduli {
        self.moduli
    }

    /// How many words of a block are used.
    pub fn words(&self) -> usize {
        self.sources.len()
    }

    /// How many blocks there are in a row.
    pub fn blocks(&self) -> usize {
        self.blocks
    }

    /// The number of a place.
    #[inline]
    pub fn place(&self, vector: Vector) -> usize {
        let mut place = vector.digit(self.weights.len()) * BLOCK * BITS;
        for (i, weight) in self.weights.iter().enumerate() {
            place += vector.digit(i) * weight;
        }
        place
    }

    /// The digits of a place, or `None` if it is one that fills a block up.
    pub fn vector(&self, place: usize) -> Option<Vector> {
        let (block, inside) = (place / (BLOCK * BITS), place % (BLOCK * BITS));
        let all = self.weights.iter().enumerate();
        let digit = |(i, weight)| (inside / weight % self.moduli.modulus(i)) as u8;
        let digits: Vec<u8> = all.map(digit).chain([block as u8]).collect();
        let vector = Vector::new(&digits);
        (self.place(vector) == place).then_some(vector)
    }

    /// The translation by a vector.
    // ANCHOR: shift
    pub fn shift(&self, by: Vector) -> Shift {
        if by == Vector::default() {
            return Shift::default();
        }
        let place = self.place(by);
        let inside = place % (BLOCK * BITS);
        Shift {
            block: (place / (BLOCK * BITS)) as u8,
            words: (inside / BITS) as u8,
            bits: (inside % BITS) as u8,
        }
    }
    // ANCHOR_END: shift
}
