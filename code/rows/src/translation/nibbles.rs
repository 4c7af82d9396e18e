//! Eight small numbers in a word, four bits each: a function does the same to all of them.
//!
//! ```
//! // For example, numbers from 0 to 2 become what is missing to 0 mod 3, as the twists of
//! // corners do in a mirror: 1 and 2 are exchanged.
//! let twists: u32 = 0x0021_0210;
//! let negative = (twists >> 1 | twists << 1) & 0x3333_3333;
//! assert_eq!(negative, 0x0012_0120);
//! ```

/// How many nibbles there are.
pub(super) const EIGHT: usize = 8;

/// A nibble of 1 for each.
pub(super) const EACH: u32 = u32::MAX / 0xf;

/// The nibbles below those that are exchanged with them, for each bit of a corner's number.
pub(super) const LOW: [u32; 3] =
    [u32::MAX / 0x11, u32::MAX / 0x101, u32::MAX / 0x1_0001];

/// The nibbles of these numbers.
pub(super) fn joined(numbers: [u8; EIGHT]) -> u32 {
    numbers.into_iter().rev().fold(0, |word, number| word << 4 | u32::from(number))
}

/// The numbers of these nibbles.
pub(super) fn split(word: u32) -> [u8; EIGHT] {
    std::array::from_fn(|at| (word >> (4 * at) & 15) as u8)
}

/// All bits of a nibble for each nibble that is 1; others are 0.
#[inline(always)]
pub(super) fn all(ones: u32) -> u32 {
    (ones << 4).wrapping_sub(ones)
}

/// For each nibble, whether an odd number of its lowest three bits is set.
#[inline(always)]
pub(super) fn odd(sides: u32) -> u32 {
    (sides ^ sides >> 1 ^ sides >> 2) & EACH
}

/// Takes 3 from nibbles of 3 to 5; others are less.
#[inline(always)]
pub(super) fn below_three(twists: u32) -> u32 {
    let over = (twists + 5 * EACH) >> 3 & EACH;
    twists - over - (over << 1)
}

/// What is missing to 0 mod 3: 1 and 2 are exchanged.
#[inline(always)]
pub(super) const fn negative(twists: u32) -> u32 {
    (twists >> 1 | twists << 1) & (3 * EACH)
}

/// The lower two bits of each nibble, next to each other.
#[inline(always)]
pub(super) fn packed(twists: u32) -> u32 {
    let pairs = (twists | twists >> 2) & LOW[0];
    let fours = (pairs | pairs >> 4) & LOW[1];
    (fours | fours >> 8) & LOW[2]
}

/// A nibble for each two bits of sixteen.
#[inline(always)]
pub(super) fn unpacked(twists: u32) -> u32 {
    let fours = (twists | twists << 8) & LOW[1];
    let pairs = (fours | fours << 4) & LOW[0];
    (pairs | pairs << 2) & (3 * EACH)
}

/// Nibbles of the second where all bits of the mask are set, and of the first elsewhere.
#[inline(always)]
pub(super) fn select(first: u32, second: u32, mask: u32) -> u32 {
    first ^ (first ^ second) & mask
}

/// Exchanges two bits of each nibble, one of them by so much above the other, which `low` has.
#[inline(always)]
pub(super) fn exchange(sides: u32, low: u32, by: u32) -> u32 {
    let differ = (sides >> by ^ sides) & low;
    sides ^ differ ^ differ << by
}
