//! The documents' two loops when the last piece follows from the others.

// ANCHOR: rank
/// The number of a row of orientations whose sum is 0 mod `v`.
///
/// The last piece is not looked at: it follows from the others. The result is
/// in `0..v^(n-1)`. Source: Jaap's Puzzle Page, *Indexing Orientations*.
///
/// Nothing is checked: a row whose sum is not 0 mod `v` gets the number of
/// another row. [`ZeroTwist::rank`](crate::ZeroTwist::rank) checks.
///
/// # Panics
/// If `ori` is empty: then there is no last piece.
///
/// # Complexity
/// O(n) time, no memory.
///
/// # Examples
/// ```
/// assert_eq!(orientation::rank_zero_twist(&[1, 0, 2], 3), 3); // 1·3 + 0
/// ```
pub fn rank_zero_twist(ori: &[u8], v: u64) -> u64 {
    let n = ori.len();
    let mut t = 0;
    for i in 0..n - 1 {
        t *= v;
        t += ori[i] as u64;
    }
    t
}
// ANCHOR_END: rank

// ANCHOR: unrank
/// The row of orientations with number `t` and sum 0 mod `v`: the inverse of
/// [`rank_zero_twist`].
///
/// `s` is what the last piece must be so that the sum is 0 mod `v`. It is signed,
/// because on the way it is negative for a moment. `t` must be below `v^(n-1)`, and
/// `v` at most 256.
///
/// # Panics
/// If `ori` is empty, or if `v` is 0 and there are two pieces or more.
///
/// # Complexity
/// O(n) time, no memory.
///
/// # Examples
/// ```
/// let mut ori = [0; 3];
/// orientation::unrank_zero_twist(3, 3, &mut ori);
/// assert_eq!(ori, [1, 0, 2]);
/// ```
pub fn unrank_zero_twist(mut t: u64, v: u64, ori: &mut [u8]) {
    let n = ori.len();
    let mut s: i64 = 0;
    for i in (0..n - 1).rev() {
        ori[i] = (t % v) as u8;
        s -= ori[i] as i64;
        if s < 0 {
            s += v as i64;
        }
        t /= v;
    }
    ori[n - 1] = s as u8;
}
// ANCHOR_END: unrank
