//! Ranks of orientations of independent pieces: the documents' two loops.

// ANCHOR: rank
/// The rank of an array of orientations; the first piece is the most significant digit.
///
/// `ori[i]` is the orientation of piece `i`, in `0..v`. The result is in
/// `0..v^n`. Source: Jaap's Puzzle Page, *Indexing Orientations*.
///
/// The input is not checked: an orientation of `v` or more gives the rank of another
/// array, and beyond `u64` the sum wraps (or panics, where overflow checks are on).
/// [`Orientations::rank`](crate::Orientations::rank) checks its input.
///
/// # Complexity
/// O(n) time, no memory.
///
/// # Examples
/// ```
/// assert_eq!(orientation::rank(&[1, 0, 2], 3), 11); // 1·9 + 0·3 + 2
/// ```
pub fn rank(ori: &[u8], v: u64) -> u64 {
    let mut t = 0;
    for i in 0..ori.len() {
        t *= v;
        t += ori[i] as u64;
    }
    t
}
// ANCHOR_END: rank

// ANCHOR: unrank
/// The array of orientations with rank `t`: the inverse of [`rank`].
///
/// Fills `ori`, whose length is the number of pieces, `n`. `t` must be below `v^n`; a
/// larger `t` silently gives the array of `t mod v^n`. `v` must be at most 256, because
/// the digits are bytes.
/// [`Orientations::unrank`](crate::Orientations::unrank) checks its input.
///
/// # Panics
/// If `v` is 0 and there is a piece.
///
/// # Complexity
/// O(n) time, no memory.
///
/// # Examples
/// ```
/// let mut ori = [0; 3];
/// orientation::unrank(11, 3, &mut ori);
/// assert_eq!(ori, [1, 0, 2]);
/// ```
pub fn unrank(mut t: u64, v: u64, ori: &mut [u8]) {
    for i in (0..ori.len()).rev() {
        ori[i] = (t % v) as u8;
        t /= v;
    }
}
// ANCHOR_END: unrank
