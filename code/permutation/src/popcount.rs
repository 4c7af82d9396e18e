//! Ranks without an inner loop: the pieces to the left of a slot are bits of one number.

// ANCHOR: rank
/// The same rank as [`rank`](crate::rank), with one bit count for each slot.
///
/// `seen` has a bit for each piece to the left. Of the `pm[i]` pieces that are smaller than
/// the piece in slot `i`, those that are not to its left are to its right. As for
/// [`rank`](crate::rank), there must be at most 20 pieces, and the input is not checked.
///
/// # Complexity
/// O(n) time, 4 bytes.
///
/// # Examples
/// ```
/// assert_eq!(permutation::rank_popcount(&[1, 3, 0, 2]), 10);
/// ```
pub fn rank_popcount(pm: &[u8]) -> u64 {
    let n = pm.len();
    let mut seen: u32 = 0;
    let mut t = 0;
    for i in 0..n {
        let piece = 1 << pm[i];
        let smaller_to_the_left = (seen & (piece - 1)).count_ones();
        let digit = u32::from(pm[i]) - smaller_to_the_left;
        t = t * (n - i) as u64 + u64::from(digit);
        seen |= piece;
    }
    t
}
// ANCHOR_END: rank
