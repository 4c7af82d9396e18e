//! The documents' two loops for pieces that turn independently.

// ANCHOR: rank
/// The number of a row of orientations, the first piece most significant.
///
/// `ori[i]` is the orientation of piece `i`, in `0..v`. The result is in
/// `0..v^n`. Source: Jaap's Puzzle Page, *Indexing Orientations*.
///
/// Nothing is checked: an orientation of `v` or more collides with another row,
/// and beyond `u64` the sum wraps (or panics, where overflow checks are on).
/// [`Orientations::rank`](crate::Orientations::rank) checks.
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
/// The row of orientations with number `t`: the inverse of [`rank`].
///
/// Fills `ori`, whose length says how many pieces there are. `t` must be below
/// `v^n`; a larger one silently gives the row of `t mod v^n`. `v` must be at most
/// 256, or the digits do not fit in their bytes.
/// [`Orientations::unrank`](crate::Orientations::unrank) checks.
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
