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
///
/// ```
/// use rows::translation::Digit;
///
/// // Digit 1 grows by 1: places 0 and 3 go up by 3, place 6 comes down by 6.
/// let digit = Digit::new(1, 1);
/// assert_eq!((digit.up, digit.down), (3, 6));
/// assert_eq!(digit.apply(1 << 0 | 1 << 3 | 1 << 6), 1 << 3 | 1 << 6 | 1 << 0);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Digit {
    /// The places whose digit does not come round.
    pub below: u32,
    /// By how much these go up.
    pub up: u32,
    /// The places whose digit comes round.
    pub above: u32,
    /// By how much those come down.
    pub down: u32,
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
    /// Turns the digit in a word.
    // ANCHOR: digit
    #[inline(always)]
    pub fn apply(self, word: u32) -> u32 {
        (word & self.below) << self.up | (word & self.above) >> self.down
    }
    // ANCHOR_END: digit

    /// Digit `j` of three grows by `by`.
    ///
    /// # Panics
    /// If either is not below 3.
    pub fn new(j: u32, by: usize) -> Self {
        assert!(j < 3 && by < 3, "digit {j} by {by}: both must be below 3");
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
