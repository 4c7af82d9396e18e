//! Up to sixteen slots with two look-ups: each byte of the mask has a table.

use crate::binomial::pascal;

// ANCHOR: table
/// What the beads in the slots `first..first + 8` add to a rank, for each way to
/// place them, if there are `below` beads to the left of `first`.
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

static LOW_BYTE_RANKS: [u16; 256] = byte_ranks(0, 0);
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
/// The rank of the slots whose bits are set, for up to sixteen slots: the same
/// number as [`rank`](crate::rank).
///
/// What the beads in the high byte add depends on the low byte only by how many
/// beads it has.
///
/// # Complexity
/// O(1) time: two look-ups in tables of 10 × 256 × 2 bytes.
///
/// # Examples
/// ```
/// assert_eq!(combination::rank_halves(0b101010), 14);
/// assert_eq!(combination::rank_halves(0b1111_0000_0000), 494);
/// ```
#[inline]
pub fn rank_halves(beads: u16) -> u16 {
    let [low, high] = beads.to_le_bytes();
    LOW_BYTE_RANKS[usize::from(low)]
        + HIGH_BYTE_RANKS[low.count_ones() as usize][usize::from(high)]
}
// ANCHOR_END: rank
