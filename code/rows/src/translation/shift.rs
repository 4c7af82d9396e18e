//! Translating the bits of words.
//!
//! ```
//! use rows::translation::{Layout, Vector};
//!
//! // By one of the 27 vectors of three digits the bits of a word move, and no words.
//! let twists = Layout::new(&[3, 3, 3], 1);
//! assert_ne!(twists.shift(Vector::new(&[0, 1])), twists.shift(Vector::default()));
//! ```

use super::layout::BITS;

/// Turns one digit of base 3 in a word: bits below go up, those above come down.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Digit {
    pub(super) below: u32,
    pub(super) up: u32,
    pub(super) above: u32,
    pub(super) down: u32,
}

/// A rearrangement of the 27 bits of a word: each of its three digits grows by an
/// amount.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Bits(pub(super) [Digit; 3]);

impl Bits {
    /// For each vector of three digits.
    pub(super) fn all() -> [Bits; BITS] {
        std::array::from_fn(|by| {
            Bits([0, 1, 2].map(|j| Digit::new(j, by / 3usize.pow(j) % 3)))
        })
    }

    /// Rearranges a word.
    #[inline(always)]
    pub(super) fn apply(&self, word: u32) -> u32 {
        let [a, b, c] = self.0;
        c.apply(b.apply(a.apply(word)))
    }
}

impl Digit {
    // ANCHOR: digit
    #[inline(always)]
    fn apply(self, word: u32) -> u32 {
        (word & self.below) << self.up | (word & self.above) >> self.down
    }
    // ANCHOR_END: digit

    /// Digit `j` grows by `by`.
    fn new(j: u32, by: usize) -> Self {
        let digit = |place: usize| place / 3usize.pow(j) % 3;
        let mask = |select: &dyn Fn(usize) -> bool| {
            (0..BITS).filter(|&place| select(place)).map(|place| 1 << place).sum()
        };
        Digit {
            below: mask(&|place| digit(place) + by < 3),
            up: by as u32 * 3u32.pow(j),
            above: mask(&|place| digit(place) + by >= 3),
            down: (3 - by as u32) * 3u32.pow(j),
        }
    }
}
