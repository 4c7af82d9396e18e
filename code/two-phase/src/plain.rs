//! The coordinates of both phases, as plain functions on slices.

/// The twists of the corners as a number in base 3, below 3⁷: the last corner's twist follows
/// from the others.
///
/// # Panics
/// If the slice is empty.
///
/// # Complexity
/// O(n) time, no memory.
///
/// # Examples
/// ```
/// // F twists four corners.
/// assert_eq!(two_phase::twist(&[1, 2, 0, 0, 2, 1, 0, 0]), 1236);
/// ```
// ANCHOR: twist
pub fn twist(co: &[u8]) -> usize {
    let mut t = 0;
    for i in 0..co.len() - 1 {
        t = 3 * t + usize::from(co[i]);
    }
    t
}
// ANCHOR_END: twist

/// The flips of the edges as a number in base 2, below 2¹¹: the last edge's flip follows from
/// the others.
///
/// # Panics
/// If the slice is empty.
///
/// # Complexity
/// O(n) time, no memory.
///
/// # Examples
/// ```
/// // F flips four edges.
/// assert_eq!(two_phase::flip(&[0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0]), 550);
/// ```
// ANCHOR: flip
pub fn flip(eo: &[u8]) -> usize {
    let mut t = 0;
    for i in 0..eo.len() - 1 {
        t = 2 * t + usize::from(eo[i]);
    }
    t
}
// ANCHOR_END: flip

/// The set of slots that hold the edges 8 to 11, those between U and D: below C(12,4). The
/// r-th of them, in slot i, adds C(i, r).
///
/// # Complexity
/// O(n) time, no memory.
///
/// # Examples
/// ```
/// assert_eq!(two_phase::slice(&[8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7]), 0);
/// assert_eq!(two_phase::slice(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), 494);
/// ```
// ANCHOR: slice
pub fn slice(ep: &[u8]) -> usize {
    let (mut t, mut r) = (0, 0);
    for i in 0..ep.len() {
        if ep[i] >= 8 {
            r += 1;
            t += combination::comb(i, r) as usize;
        }
    }
    t
}
// ANCHOR_END: slice

/// The rank of a permutation: of the corners, of the edges of the layers U and D, or of the four
/// between them, in the second phase.
///
/// # Complexity
/// O(n²) time, no memory.
///
/// # Examples
/// ```
/// assert_eq!(two_phase::permutation_rank(&[3, 0, 1, 2, 4, 5, 6, 7]), 15_120); // U
/// ```
// ANCHOR: permutation
pub fn permutation_rank(pm: &[u8]) -> usize {
    let n = pm.len();
    let mut t = 0;
    for i in 0..n {
        t *= n - i;
        for j in i + 1..n {
            if pm[i] > pm[j] {
                t += 1;
            }
        }
    }
    t
}
// ANCHOR_END: permutation
