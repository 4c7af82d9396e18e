//! Mirrors, and signed sums of twists that mirrors only negate.
//!
//! A column of corners has seven digits, of base 3: signed sums of all eight twists. Corners are
//! numbered by their sides: URF is 0, UFL 1, DBL 7. Sum `j` subtracts the twist of corner `p` if
//! `j & p` has an odd number of bits, and adds it otherwise. Sum 0 is always 0; the others are the
//! digits. They determine the twists: all eight sums, added with the signs of one corner, give 8
//! times its twist, and 8 is −1 modulo 3.
//!
//! A mirror changes some digits to their negatives: it exchanges 1 and 2. No mirror changes sum 7,
//! which is the block. Moves translate columns, as they do if the digits are twists.

use super::Vector;
use super::eight_corners::CORNER_COUNT;
use super::layout::{BITS, Shift, WordSources};

/// The eight signed sums of twists, modulo 3. Sum 0 is that of all twists, and is 0.
pub(super) type Sums = [u8; CORNER_COUNT];

/// The signed sums of all twists, modulo 3: sum `j` subtracts twist `p` if `j & p` has an odd
/// number of bits, else adds it. Computed as a Walsh–Hadamard transform in three rounds.
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

/// The negative modulo 3.
pub(super) const fn negative(twist: u8) -> u8 {
    (3 - twist) % 3
}

/// The translation by these sums: sums 1 to 3 are the bit, 4 to 6 the word, 7 the block.
pub(super) fn shift(sums: Sums) -> Shift {
    let base_3 = |first: usize| sums[first] + 3 * sums[first + 1] + 9 * sums[first + 2];
    Shift { bits: base_3(1), words: base_3(4), block: sums[7] }
}

/// The sums that are the digits of a column; sum 0 is 0.
pub(super) fn sums_of(digits: Vector) -> Sums {
    std::array::from_fn(|j| if j == 0 { 0 } else { digits.digit(j - 1) as u8 })
}

/// Number of symmetries: products of three mirrors. Bit `i` of a symmetry's number is mirror `i`.
pub(super) const SYMMETRY_COUNT: usize = 8;

/// Whether the number of set bits is odd.
const fn is_odd(bits: usize) -> bool {
    bits.count_ones() % 2 == 1
}

/// Whether a symmetry negates sum `j`. A mirror whose bit is set in `j` exchanges added with
/// subtracted corners, and an odd number of mirrors negates twists.
const fn is_negated(symmetry: usize, j: usize) -> bool {
    is_odd(j & symmetry) != is_odd(symmetry)
}

/// The factor of each symmetry for each sum, modulo 3: 1, or 2 if the symmetry negates the sum.
static SIGNS: [[u8; CORNER_COUNT]; SYMMETRY_COUNT] = {
    let mut signs = [[1; CORNER_COUNT]; SYMMETRY_COUNT];
    let mut k = 0;
    while k < SYMMETRY_COUNT * CORNER_COUNT {
        let (symmetry, sum) = (k / CORNER_COUNT, k % CORNER_COUNT);
        if is_negated(symmetry, sum) {
            signs[symmetry][sum] = 2;
        }
        k += 1;
    }
    signs
};

/// The image of sums under a symmetry.
pub(super) fn mirrored_sums(sums: Sums, symmetry: usize) -> Sums {
    let signs = &SIGNS[symmetry];
    std::array::from_fn(|j| sums[j] * signs[j] % 3)
}

/// Exchanges the bits whose digit `j` is 1 with those whose digit is 2: a mask of the former, and
/// the distance to the latter. With an empty mask it does nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct DigitSwap {
    pub(super) ones: u32,
    pub(super) distance: u32,
}

impl DigitSwap {
    /// The exchange for digit `j` of three.
    fn new(j: u32) -> Self {
        let distance = 3_u32.pow(j);
        let is_one = |bit: &u32| bit / distance % 3 == 1;
        let ones = (0..BITS as u32).filter(is_one).map(|bit| 1 << bit).sum();
        DigitSwap { ones, distance }
    }

    /// Exchanges the bits of a word.
    #[inline(always)]
    pub(super) fn apply(self, word: u32) -> u32 {
        let differ = ((word >> self.distance) ^ word) & self.ones;
        word ^ differ ^ (differ << self.distance)
    }
}

/// The effect of a symmetry on a block of 27 words: bits of each word are exchanged, and words are
/// permuted. Sum 7, which is the block, is never negated.
#[derive(Debug, Clone)]
pub(super) struct Mirror {
    pub(super) swaps: [DigitSwap; 3],
    pub(super) sources: WordSources,
}

impl Mirror {
    pub(super) fn new(symmetry: usize) -> Self {
        let swap = |digit: usize| {
            if is_negated(symmetry, digit + 1) {
                DigitSwap::new(digit as u32)
            } else {
                DigitSwap { ones: 0, distance: 0 }
            }
        };
        // The digits of the word's index are sums 4 to 6; words from 27 on are unused.
        let source = |word: usize| {
            if word >= 27 {
                return word as u32;
            }
            let [a, b, c] = [word, word / 3, word / 9].map(|n| (n % 3) as u8);
            shift(mirrored_sums([0, 0, 0, 0, a, b, c, 0], symmetry)).words.into()
        };
        let sources = std::array::from_fn(source);
        let swaps = std::array::from_fn(swap);
        Mirror { swaps, sources }
    }
}
