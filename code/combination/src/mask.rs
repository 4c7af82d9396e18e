//! Ranks of combinations that are bit masks: bit `i` is slot `i`. A set bit is a *bead*.

use crate::comb;

// ANCHOR: rank
/// The rank of the set of slots whose bits are set: the same rank as
/// [`rank`](crate::rank).
///
/// The loop goes from bead to bead, not from slot to slot: `trailing_zeros` finds the
/// lowest bead, and `beads & (beads - 1)` removes it.
///
/// # Complexity
/// O(m) time for `m` beads, no memory.
///
/// # Examples
/// ```
/// assert_eq!(combination::rank_mask(0b101010), 14); // slots 1, 3 and 5
/// ```
pub fn rank_mask(mut beads: u64) -> u64 {
    let (mut t, mut r) = (0, 0);
    while beads != 0 {
        r += 1;
        t += comb(beads.trailing_zeros() as usize, r);
        beads &= beads - 1;
    }
    t
}
// ANCHOR_END: rank

// ANCHOR: next
/// The mask with the next rank and the same number of beads, or `None` after the last mask
/// of 64 slots.
///
/// In colexicographic order the masks of `m` beads are sorted by their values, so the next
/// mask is the next larger number with the same number of ones. The highest bead of the
/// lowest run of ones moves up by one slot, and the other beads of the run move to the
/// lowest slots. Source: Gosper, HAKMEM, item 175.
///
/// # Complexity
/// O(1) time, no memory.
///
/// # Examples
/// ```
/// assert_eq!(combination::next_mask(0b101010), Some(0b101100));
/// assert_eq!(combination::next_mask(0b111 << 61), None);
/// ```
pub fn next_mask(beads: u64) -> Option<u64> {
    let lowest = beads & beads.wrapping_neg();
    let moved = beads.checked_add(lowest).filter(|&moved| moved != beads)?;
    let others = (beads ^ moved) >> 2 >> lowest.trailing_zeros();
    Some(moved | others)
}
// ANCHOR_END: next

// ANCHOR: masks
/// All masks of `m` beads in `n` slots, in the order of their ranks.
///
/// Collected into a `Vec`, they are a table for unranking with one look-up.
///
/// # Panics
/// With more than 64 slots, or more than 64 beads.
///
/// # Complexity
/// O(1) time for each mask, no memory; 8 bytes for each mask if collected.
///
/// # Examples
/// ```
/// let mask: Vec<u64> = combination::masks(6, 3).collect();
/// assert_eq!(mask[14], 0b101010);
/// assert_eq!(mask.len(), 20);
/// ```
pub fn masks(n: usize, m: usize) -> impl Iterator<Item = u64> {
    let count = comb(n, m);
    let first = u64::MAX.checked_shr(64 - m as u32).unwrap_or(0);
    std::iter::successors(Some(first), |&beads| next_mask(beads)).take(count as usize)
}
// ANCHOR_END: masks
