//! Translations of the bits of a word.

use super::layout::BITS;

/// Adds an amount to one digit of base 3 of each bit's index: bits whose digit does not
/// overflow are shifted up, the others down.
///
/// ```
/// use rows::translation::DigitShift;
///
/// // Adds 1 to digit 1: bits 0 and 3 are shifted up by 3, bit 6 down by 6.
/// let digit = DigitShift::new(1, 1);
/// assert_eq!((digit.up, digit.down), (3, 6));
/// assert_eq!(digit.apply(0b1_001_001), 0b1_001_001);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DigitShift {
    /// Mask of the bits whose digit does not overflow.
    pub below: u32,
    /// Shift of these bits to the left.
    pub up: u32,
    /// Mask of the bits whose digit overflows.
    pub above: u32,
    /// Shift of those bits to the right.
    pub down: u32,
}

/// A permutation of the 27 bits of a word: adds an amount to each of the three digits.
#[derive(Debug, Clone, Copy)]
pub(super) struct BitShift(pub(super) [DigitShift; 3]);

/// The permutation of bits for each vector of three digits.
pub(super) static BIT_SHIFTS: [BitShift; BITS] = {
    let mut all = [BitShift([DigitShift::unchecked(0, 0); 3]); BITS];
    let mut k = 0;
    while k < BITS {
        all[k] = BitShift([
            DigitShift::unchecked(0, k % 3),
            DigitShift::unchecked(1, k / 3 % 3),
            DigitShift::unchecked(2, k / 9),
        ]);
        k += 1;
    }
    all
};

impl BitShift {
    /// Permutes the bits of a word.
    #[inline(always)]
    pub(super) fn apply(&self, word: u32) -> u32 {
        let [a, b, c] = self.0;
        c.apply(b.apply(a.apply(word)))
    }
}

impl DigitShift {
    /// Permutes the bits of a word.
    // ANCHOR: digit
    #[inline(always)]
    pub fn apply(self, word: u32) -> u32 {
        ((word & self.below) << self.up) | ((word & self.above) >> self.down)
    }
    // ANCHOR_END: digit

    /// Adds `amount` to digit `j` of three.
    ///
    /// # Panics
    /// If either is 3 or more.
    pub fn new(j: u32, amount: usize) -> Self {
        assert!(j < 3 && amount < 3, "digit {j} by {amount}: both must be below 3");
        Self::unchecked(j, amount)
    }

    /// As [`new`](Self::new), without checks.
    const fn unchecked(j: u32, amount: usize) -> Self {
        let weight = 3_u32.pow(j);
        let (mut below, mut bit) = (0, 0);
        while bit < BITS {
            if bit / weight as usize % 3 + amount < 3 {
                below |= 1 << bit;
            }
            bit += 1;
        }
        DigitShift {
            below,
            up: amount as u32 * weight,
            above: below ^ ((1 << BITS) - 1),
            down: (3 - amount as u32) * weight,
        }
    }
}
