//! The ranks of Myrvold and Ruskey: linear time, in an order of their own.

use crate::MAX_PIECES;

// ANCHOR: unrank
/// The permutation with number `t` in the order of Myrvold and Ruskey.
///
/// Fills `pm`, whose length says how many pieces there are. It shuffles: the last
/// slot gets the piece of one of the `n` slots, the one before it that of one of
/// `n - 1`, and so on, and the digits of `t` say which. `t` must be below `n!`.
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
/// The number of a permutation in the order of Myrvold and Ruskey: the inverse of
/// [`unrank_myrvold_ruskey`].
///
/// It undoes the shuffle, from the last slot to the first. `at[p]` is the slot of
/// piece `p`, so no slot is searched. The result is in `0..n!`, but not the place in
/// lexicographic order: solved has the rank `n! - 1`. Whether `pm` is a permutation
/// is not checked.
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
