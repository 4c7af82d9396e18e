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
/// assert_eq!(digit.apply(0b1_001_001), 0b1_001_001);
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
#[derive(Debug, Clone, Copy)]
pub(super) struct Bits(pub(super) [Digit; 3]);

/// How bits are rearranged, for each vector of three digits.
pub(super) static BIT_SHIFTS: [Bits; BITS] = {
    let mut all = [Bits([Digit::unchecked(0, 0); 3]); BITS];
    let mut by = 0;
    while by < BITS {
        all[by] = Bits([
            Digit::unchecked(0, by % 3),
            Digit::unchecked(1, by / 3 % 3),
            Digit::unchecked(2, by / 9),
        ]);
        by += 1;
    }
    all
};

impl Bits {
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
        ((word & self.below) << self.up) | ((word & self.above) >> self.down)
    }
    // ANCHOR_END: digit

    /// Digit `j` of three grows by `by`.
    ///
    /// # Panics
    /// If either is not below 3.
    pub fn new(j: u32, amount: usize) -> Self {
        assert!(j < 3 && amount < 3, "digit {j} by {amount}: both must be below 3");
        Self::unchecked(j, amount)
    }

    /// The same, of digits that were checked.
    const fn unchecked(j: u32, amount: usize) -> Self {
        let weight = 3_u32.pow(j);
        let (mut below, mut bit) = (0, 0);
        while bit < BITS {
            if bit / weight as usize % 3 + amount < 3 {
                below |= 1 << bit;
            }
            bit += 1;
        }
        Digit {
            below,
            up: amount as u32 * weight,
            above: below ^ ((1 << BITS) - 1),
            down: (3 - amount as u32) * weight,
        }
    }
}
