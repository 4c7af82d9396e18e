//! Mirrors, and sums of twists of which each mirror only changes signs.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Geometry, translation};
//!
//! // Eight ways to look at 40,320 orders of the corners.
//! let corners = translation::mirrored_corners(Metric::HalfTurn);
//! assert_eq!(corners.rows(0), 5376);
//! assert_eq!((0..5376).map(|row| corners.orbit_size(0, row)).sum::<u64>(), 40_320);
//! ```

use super::Vector;
use super::eight_corners::CORNER_COUNT;
use super::layout::{BITS, Shift, WordSources};

/// The eight sums of twists, mod 3: the first is of all twists, and 0.
pub(super) type Sums = [u8; CORNER_COUNT];

/// The sums of all twists with signs, mod 3: in sum `j` twist `p` is subtracted if `j` and
/// `p` have an odd number of bits in common. Pairs of twists become their sum and their
/// difference, three times.
// ANCHOR: sums
pub(super) fn sums(twists: [u8; CORNER_COUNT]) -> Sums {
    let mut sums = twists;
    for bit in [1, 2, 4] {
        let before = sums;
        for j in 0..CORNER_COUNT {
            let (a, b) = (before[j & !bit], before[j | bit]);
            sums[j] = if j & bit == 0 { a + b } else { a + 2 * b };
        }
    }
    sums.map(|sum| sum % 3)
}
// ANCHOR_END: sums

/// What is missing to 0 mod 3.
pub(super) const fn negative(twist: u8) -> u8 {
    (3 - twist) % 3
}

/// The translation by these sums: three say the bit, three the word, and the last the block.
pub(super) fn shift(sums: Sums) -> Shift {
    let base_3 = |first: usize| sums[first] + 3 * sums[first + 1] + 9 * sums[first + 2];
    Shift { bits: base_3(1), words: base_3(4), block: sums[7] }
}

/// The sums that are the digits of a place: that of all twists is 0.
pub(super) fn sums_of(digits: Vector) -> Sums {
    std::array::from_fn(|j| if j == 0 { 0 } else { digits.digit(j - 1) as u8 })
}

/// How many ways there are to look at the cube: through each of three mirrors, or not. A bit
/// of a way's number is a mirror.
pub(super) const SYMMETRY_COUNT: usize = 8;

/// Whether a number has an odd number of bits.
const fn is_odd(bits: usize) -> bool {
    bits.count_ones() % 2 == 1
}

// ANCHOR: signs
/// Whether a way turns sum `j` into its negative. Each mirror exchanges corners that
/// are subtracted with others if its bit is one of `j`, and an odd number of mirrors turns
/// twists around.
const fn is_negated(symmetry: usize, j: usize) -> bool {
    is_odd(j & symmetry) != is_odd(symmetry)
}
// ANCHOR_END: signs

/// For each symmetry what it multiplies each sum by, modulo 3: 1, or 2 where it negates the sum.
static SIGNS: [[u8; CORNER_COUNT]; SYMMETRY_COUNT] = {
    let mut signs = [[1; CORNER_COUNT]; SYMMETRY_COUNT];
    let mut at = 0;
    while at < SYMMETRY_COUNT * CORNER_COUNT {
        if is_negated(at / CORNER_COUNT, at % CORNER_COUNT) {
            signs[at / CORNER_COUNT][at % CORNER_COUNT] = 2;
        }
        at += 1;
    }
    signs
};

/// The same sums as a symmetry sees them.
pub(super) fn negate(sums: Sums, symmetry: usize) -> Sums {
    let signs = &SIGNS[symmetry];
    std::array::from_fn(|j| sums[j] * signs[j] % 3)
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
    fn new(j: u32) -> Self {
        let by = 3_u32.pow(j);
        let is_one = |bit: &u32| bit / by % 3 == 1;
        let ones = (0..BITS as u32).filter(is_one).map(|bit| 1 << bit).sum();
        Swap { ones, by }
    }

    // ANCHOR: swap
    /// Exchanges them in a word.
    #[inline(always)]
    pub(super) fn apply(self, word: u32) -> u32 {
        let differ = ((word >> self.by) ^ word) & self.ones;
        word ^ differ ^ (differ << self.by)
    }
    // ANCHOR_END: swap
}

/// What a way does to a block of 27 words: each word swaps bits, and words go to words. The last
/// sum, which is the block, is never negated.
#[derive(Debug, Clone)]
pub(super) struct Mirror {
    pub(super) swaps: [Swap; 3],
    pub(super) sources: WordSources,
}

impl Mirror {
    pub(super) fn new(symmetry: usize) -> Self {
        let swap = |digit: usize| {
            if is_negated(symmetry, digit + 1) {
                Swap::new(digit as u32)
            } else {
                Swap { ones: 0, by: 0 }
            }
        };
        // The word's digits are sums 4 to 6; those after the last stay.
        let source = |word: usize| {
            if word >= 27 {
                return word as u32;
            }
            let [a, b, c] = [word, word / 3, word / 9].map(|n| (n % 3) as u8);
            shift(negate([0, 0, 0, 0, a, b, c, 0], symmetry)).words.into()
        };
        let sources = std::array::from_fn(source);
        let swaps = std::array::from_fn(swap);
        Mirror { swaps, sources }
    }
}
