//! The ranks of Myrvold and Ruskey: linear time, but not the lexicographic order.

use crate::MAX_PIECES;

// ANCHOR: unrank
/// The permutation with rank `t` in the order of Myrvold and Ruskey.
///
/// Fills `pm`, whose length is the number of pieces, `n`. The loop is a shuffle: the last
/// slot is swapped with one of `n` slots, the slot before it with one of `n - 1`, and so
/// on, as the digits of `t` say. `t` must be below `n!`.
/// Source: Myrvold and Ruskey, *Ranking and unranking permutations in linear time*,
/// their `unrank1`.
///
/// # Complexity
/// O(n) time, no memory.
///
/// # Examples
/// ```
/// let mut pm = [0; 4];
/// permutation::unrank_myrvold_ruskey(23, &mut pm);
/// assert_eq!(pm, [0, 1, 2, 3]); // solved is the last, not the first
/// ```
pub fn unrank_myrvold_ruskey(mut t: u64, pm: &mut [u8]) {
    for i in 0..pm.len() {
        pm[i] = i as u8;
    }
    for n in (1..=pm.len()).rev() {
        pm.swap(n - 1, (t % n as u64) as usize);
        t /= n as u64;
    }
}
// ANCHOR_END: unrank

// ANCHOR: rank
/// The rank of a permutation in the order of Myrvold and Ruskey: the inverse of
/// [`unrank_myrvold_ruskey`].
///
/// The loop undoes the shuffle, from the last slot to the first. `at[p]` is the slot of
/// piece `p`, so no slot is searched. The result is in `0..n!`, but not in lexicographic
/// order: the solved permutation has the rank `n! - 1`. Whether `pm` is a permutation is
/// not checked.
///
/// # Panics
/// If there are more than [`MAX_PIECES`] pieces, or a piece `n` or larger.
///
/// # Complexity
/// O(n) time, 40 bytes.
///
/// # Examples
/// ```
/// assert_eq!(permutation::rank_myrvold_ruskey(&[0, 1, 2, 3]), 23);
/// ```
pub fn rank_myrvold_ruskey(pm: &[u8]) -> u64 {
    let mut pieces = [0; MAX_PIECES];
    let mut at = [0; MAX_PIECES];
    for i in 0..pm.len() {
        pieces[i] = pm[i];
        at[usize::from(pm[i])] = i;
    }
    let (mut t, mut value) = (0, 1);
    for n in (1..=pm.len()).rev() {
        let s = pieces[n - 1];
        t += value * u64::from(s);
        value *= n as u64;
        pieces.swap(n - 1, at[n - 1]);
        at.swap(usize::from(s), n - 1);
    }
    t
}
// ANCHOR_END: rank
