//! Ranks of orientations with total twist 0: the documents' two loops.

// ANCHOR: rank
/// The rank of an array of orientations whose sum is 0 mod `v`.
///
/// The last piece is ignored, because it follows from the others. The result is in
/// `0..v^(n-1)`. Source: Jaap's Puzzle Page, *Indexing Orientations*.
///
/// The input is not checked: an array whose sum is not 0 mod `v` gets the rank of another
/// array. [`ZeroTwist::rank`](crate::ZeroTwist::rank) checks its input.
///
/// # Panics
/// If `ori` is empty.
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
/// The array of orientations with rank `t` and sum 0 mod `v`: the inverse of
/// [`rank_zero_twist`].
///
/// `s` is the orientation of the last piece for which the sum is 0 mod `v`. It is signed,
/// because it is negative before `v` is added. `t` must be below `v^(n-1)`, and `v` at
/// most 256.
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
