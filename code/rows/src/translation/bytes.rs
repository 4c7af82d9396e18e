//! Eight small numbers in the bytes of a word: each function does the same to all of them.
//!
//! ```
//! // For example, bytes from 0 to 2 become what is missing to 0 mod 3, as the twists of
//! // corners do in a mirror: 1 and 2 are exchanged.
//! let twists = u64::from_le_bytes([0, 1, 2, 0, 1, 2, 0, 0]);
//! let negative = (twists >> 1 | twists << 1) & 0x0303_0303_0303_0303;
//! assert_eq!(negative.to_le_bytes(), [0, 2, 1, 0, 2, 1, 0, 0]);
//! ```

/// How many bytes there are.
pub(super) const EIGHT: usize = 8;

/// A byte of 1 for each.
pub(super) const EACH: u64 = u64::MAX / 0xff;

/// The bytes below those that are exchanged with them, for each bit of a corner's number.
pub(super) const LOW: [u64; 3] =
    [u64::MAX / 0x101, u64::MAX / 0x1_0001, u64::MAX >> 32];

/// All bits of a byte for each byte that is 1; others are 0.
#[inline(always)]
pub(super) fn all(ones: u64) -> u64 {
    (ones << 8).wrapping_sub(ones)
}

/// For each byte, whether an odd number of its lowest three bits is set.
#[inline(always)]
pub(super) fn odd(sides: u64) -> u64 {
    (sides ^ sides >> 1 ^ sides >> 2) & EACH
}

/// Takes 3 from bytes of 3 and 4.
#[inline(always)]
pub(super) fn below_three(twists: u64) -> u64 {
    let over = (twists + 5 * EACH) >> 3 & EACH;
    twists - over - (over << 1)
}

/// What is missing to 0 mod 3: 1 and 2 are exchanged.
#[inline(always)]
pub(super) const fn negative(twists: u64) -> u64 {
    (twists >> 1 | twists << 1) & (3 * EACH)
}

/// Two bits of each byte, next to each other.
#[inline(always)]
pub(super) fn packed(twists: u64) -> u64 {
    let pairs = (twists | twists >> 6) & (u64::MAX / 0xffff * 15);
    let fours = (pairs | pairs >> 12) & (u64::MAX / 0xffff_ffff * 0xff);
    (fours | fours >> 24) & 0xffff
}

/// A byte for each two bits of sixteen.
#[inline(always)]
pub(super) fn unpacked(twists: u64) -> u64 {
    let fours = (twists | twists << 24) & (u64::MAX / 0xffff_ffff * 0xff);
    let pairs = (fours | fours << 12) & (u64::MAX / 0xffff * 15);
    (pairs | pairs << 6) & (3 * EACH)
}

/// Bytes of the second where all bits of the mask are set, and of the first elsewhere.
#[inline(always)]
pub(super) fn select(first: u64, second: u64, mask: u64) -> u64 {
    first ^ (first ^ second) & mask
}

/// Exchanges two bits of each byte, one of them by so much above the other, which `low` has.
#[inline(always)]
pub(super) fn exchange(sides: u64, low: u64, by: u64) -> u64 {
    let differ = (sides >> by ^ sides) & low;
    sides ^ differ ^ differ << by
}
