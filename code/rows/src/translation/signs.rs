//! Mirrors, and sums of twists of which each mirror only changes signs.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Geometry, translation};
//!
//! // Eight ways to look at 40,320 orders of the corners.
//! let corners = translation::mirrored_corners(Metric::HalfTurn);
//! assert_eq!(corners.rows(0), 5376);
//! assert_eq!((0..5376).map(|row| corners.weight(0, row)).sum::<u64>(), 40_320);
//! ```

use super::Vector;
use super::layout::{BITS, MOST, Shift, Sources};
use super::nibbles::{EACH, EIGHT, LOW, below_three, negative};

// ANCHOR: sums
/// The sums of all nibbles with signs, mod 3: in sum `j` a nibble `p` is subtracted if `j` and
/// `p` have an odd number of bits in common. Pairs of nibbles become their sum and their
/// difference, three times.
#[inline(always)]
pub(super) fn sums(mut twists: u32) -> u32 {
    for (bit, low) in LOW.into_iter().enumerate() {
        let (by, a) = (4 << bit, twists & low);
        let b = twists >> by & low;
        // 2b for -b mod 3. Nibbles of at most 2 are at most 6, 9 and 12 after the three steps.
        twists = (a + b) | (a + 2 * b) << by;
        // Now they are at most 3, 4 and 5, for four is 1 mod 3.
        twists = (twists & (3 * EACH)) + (twists >> 2 & (3 * EACH));
    }
    below_three(twists)
}
// ANCHOR_END: sums

/// The translation by these sums: the first is of all twists, and 0; then three say the bit,
/// three the word, and the last the block.
#[inline(always)]
pub(super) const fn shift(sums: u32) -> Shift {
    Shift {
        block: (sums >> 28) as u8,
        words: number(sums >> 16),
        bits: number(sums >> 4),
    }
}

/// The number of three digits of base 3, the lowest nibbles.
#[inline(always)]
const fn number(digits: u32) -> u8 {
    ((digits & 3) + 3 * (digits >> 4 & 3) + 9 * (digits >> 8 & 3)) as u8
}

/// How many ways there are to look at the cube: through each of three mirrors, or not. A bit
/// of a way's number is a mirror.
pub(super) const WAYS: usize = 8;

/// Whether a number has an odd number of bits.
const fn is_odd(bits: usize) -> bool {
    bits.count_ones() % 2 == 1
}

// ANCHOR: signs
/// Whether a way turns sum `j` into its negative. Each mirror exchanges corners that
/// are subtracted with others if its bit is one of `j`, and an odd number of mirrors turns
/// twists around.
const fn is_negated(way: usize, j: usize) -> bool {
    is_odd(j & way) != is_odd(way)
}
// ANCHOR_END: signs

/// For each way, all bits in the nibble of each sum that it negates.
pub(super) const NEGATED: [u32; WAYS] = {
    let mut negated = [0; WAYS];
    let mut at = 0;
    while at < WAYS * EIGHT {
        if is_negated(at / EIGHT, at % EIGHT) {
            negated[at / EIGHT] |= 0xf << (4 * (at % EIGHT));
        }
        at += 1;
    }
    negated
};

/// The same sums, but the negative of those that `negated` has.
#[inline(always)]
pub(super) const fn negate(sums: u32, negated: u32) -> u32 {
    sums ^ (sums ^ negative(sums)) & negated
}

/// Exchanges 1 and 2 in one digit of a word: the places where it is 1, and how far those
/// where it is 2 are above them. With no places it does nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Swap {
    pub(super) ones: u32,
    pub(super) by: u32,
}

impl Swap {
    /// Digit `j` of three.
    const fn new(j: u32) -> Self {
        let (by, mut ones, mut place) = (3_u32.pow(j), 0, 0);
        while place < BITS as u32 {
            if place / by % 3 == 1 {
                ones |= 1 << place;
            }
            place += 1;
        }
        Swap { ones, by }
    }

    // ANCHOR: swap
    /// Exchanges them in a word.
    #[inline(always)]
    pub(super) fn apply(self, word: u32) -> u32 {
        let differ = (word >> self.by ^ word) & self.ones;
        word ^ differ ^ differ << self.by
    }
    // ANCHOR_END: swap
}

/// What a way does to a block: each word swaps bits, and words go to words.
#[derive(Debug, Clone)]
pub(super) struct Mirror {
    pub(super) swaps: [Swap; 3],
    pub(super) sources: Sources,
}

/// What each way does to a block of 27 words. The last sum, which is the block, is never
/// negated.
pub(super) static MIRRORS: [Mirror; WAYS] = {
    assert!(NEGATED[1] >> 28 | NEGATED[2] >> 28 | NEGATED[4] >> 28 == 0);
    let mut mirrors = [const { Mirror::new(0) }; WAYS];
    let mut way = 1;
    while way < WAYS {
        mirrors[way] = Mirror::new(way);
        way += 1;
    }
    mirrors
};

impl Mirror {
    const fn new(way: usize) -> Self {
        let mut swaps = [Swap { ones: 0, by: 0 }; 3];
        let mut digit = 0;
        while digit < swaps.len() {
            if is_negated(way, digit + 1) {
                swaps[digit] = Swap::new(digit as u32);
            }
            digit += 1;
        }
        let (mut from, mut word) = ([0; MOST], 0);
        while word < MOST {
            // The word's digits are sums 4 to 6; those after the last stay.
            let [a, b, c] = [word % 3, word / 3 % 3, word / 9];
            let sums = (a << 16 | b << 20 | c << 24) as u32;
            let to = shift(negate(sums, NEGATED[way])).words as u32;
            from[word] = if word < 27 { to } else { word as u32 };
            word += 1;
        }
        Mirror { swaps, sources: Sources { from, in_pairs: false } }
    }
}

/// The sums that are the digits of a place: that of all twists is 0.
pub(super) fn sums_of(digits: Vector) -> u32 {
    (1..EIGHT).map(|j| (digits.digit(j - 1) as u32) << (4 * j)).sum()
}
