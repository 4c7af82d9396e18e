//! Ranks of masks of up to sixteen slots with two look-ups, one for each byte of the mask.

use crate::binomial::pascal;

// ANCHOR: table
/// For each set of beads in the slots `first..first + 8`, the number that they add to a
/// rank if there are `below` beads in the slots below `first`.
const fn byte_ranks(first: usize, below: usize) -> [u16; 256] {
    let comb = pascal();
    let mut sums = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut i, mut r) = (0, below);
        while i < 8 {
            if (byte >> i) & 1 == 1 {
                r += 1;
                sums[byte] += comb[first + i][r] as u16;
            }
            i += 1;
        }
        byte += 1;
    }
    sums
}
// ANCHOR_END: table

/// The numbers that the beads of the low byte add.
static LOW_BYTE_RANKS: [u16; 256] = byte_ranks(0, 0);
/// The numbers that the beads of the high byte add, by the number of beads in the low byte.
static HIGH_BYTE_RANKS: [[u16; 256]; 9] = [
    byte_ranks(8, 0),
    byte_ranks(8, 1),
    byte_ranks(8, 2),
    byte_ranks(8, 3),
    byte_ranks(8, 4),
    byte_ranks(8, 5),
    byte_ranks(8, 6),
    byte_ranks(8, 7),
    byte_ranks(8, 8),
];

// ANCHOR: rank
/// The rank of the set of slots whose bits are set, for up to sixteen slots: the same rank
/// as [`rank`](crate::rank).
///
/// The number that the beads of the high byte add depends on the low byte only through its
/// number of beads.
///
/// # Complexity
/// O(1) time: two look-ups in tables of 10 × 256 × 2 bytes.
///
/// # Examples
/// ```
/// assert_eq!(combination::rank_by_bytes(0b101010), 14);
/// assert_eq!(combination::rank_by_bytes(0b1111_0000_0000), 494);
/// ```
#[inline]
pub fn rank_by_bytes(beads: u16) -> u16 {
    let [low, high] = beads.to_le_bytes();
    LOW_BYTE_RANKS[usize::from(low)]
        + HIGH_BYTE_RANKS[low.count_ones() as usize][usize::from(high)]
}
// ANCHOR_END: rank
