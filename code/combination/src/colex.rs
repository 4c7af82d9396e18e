//! Ranks of combinations in colexicographic order: the documents' two loops.

use crate::comb;

// ANCHOR: rank
/// The rank of a combination in colexicographic order, from 0.
///
/// `cm[i]` is `p` if one of the identical pieces is in slot `i`, and any other value if
/// not. With `n` slots and `m` pieces the result is in `0..C(n, m)`. Source: Jaap's Puzzle
/// Page, *Indexing Combinations*.
///
/// The input is not checked; [`Combinations::rank`](crate::Combinations::rank) checks it.
///
/// # Panics
/// With more than 64 slots, if an entry beyond the table is looked up.
///
/// # Complexity
/// O(n) time, no memory.
///
/// # Examples
/// ```
/// // C(5,3) + C(3,2) + C(1,1) = 10 + 3 + 1
/// assert_eq!(combination::rank(&[0, 1, 0, 1, 0, 1], 1), 14);
/// ```
pub fn rank(cm: &[u8], p: u8) -> u64 {
    let mut t = 0;
    let mut r = cm.iter().filter(|&&c| c == p).count();
    for i in (0..cm.len()).rev() {
        if cm[i] == p {
            t += comb(i, r);
            r -= 1;
        }
    }
    t
}
// ANCHOR_END: rank

// ANCHOR: unrank
/// The combination with rank `t`: the inverse of [`rank`].
///
/// Fills `cm` with `m` values `p`, and with `other` in every other slot. `t` must
/// be below `C(n, m)` for `n = cm.len()`, `m` at most `n`, `n` at most 64, and
/// `other` must not be `p`. Otherwise the function panics or fills in a wrong array;
/// [`Combinations::unrank`](crate::Combinations::unrank) checks its input.
///
/// # Complexity
/// O(n) time, no memory.
///
/// # Examples
/// ```
/// let mut cm = [0; 6];
/// combination::unrank(14, 3, &mut cm, 1, 0);
/// assert_eq!(cm, [0, 1, 0, 1, 0, 1]);
/// ```
pub fn unrank(mut t: u64, m: usize, cm: &mut [u8], p: u8, other: u8) {
    let mut r = m;
    for i in (0..cm.len()).rev() {
        cm[i] = other;
        if t >= comb(i, r) {
            t -= comb(i, r);
            cm[i] = p;
            r -= 1;
        }
    }
}
// ANCHOR_END: unrank
