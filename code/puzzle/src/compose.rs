//! Products and inverses of permutations and orientations, as plain loops.

/// The product "first `a`, then `b`" of two permutations: the piece in each slot after both.
///
/// `b[i]` is the slot from which slot `i` takes its piece, so that piece is
/// `a[b[i]]`.
///
/// # Panics
/// If `b` holds a number that is not below `a.len()`, or `c` is shorter than `b`.
///
/// # Complexity
/// O(n) time, no memory.
///
/// # Examples
/// ```
/// let mut c = [0; 3];
/// puzzle::compose(&[1, 0, 2], &[0, 2, 1], &mut c);
/// assert_eq!(c, [1, 2, 0]);
/// ```
// ANCHOR: compose
pub fn compose(a: &[u8], b: &[u8], c: &mut [u8]) {
    for i in 0..b.len() {
        c[i] = a[b[i] as usize];
    }
}
// ANCHOR_END: compose

/// The orientations of a product: those of `a`, moved to the slots by `b`, plus those of
/// `b`.
///
/// `a_ori[i]` belongs to the piece in slot `i`; `v` is the number of
/// orientations.
///
/// # Panics
/// If a slot in `b` is not below `a_ori.len()`, `b_ori` or `c_ori` is shorter than
/// `b`, or `v` is 0.
///
/// # Complexity
/// O(n) time, no memory.
///
/// # Examples
/// ```
/// let mut c_ori = [0; 3];
/// puzzle::compose_orientations(&[1, 2, 0], &[1, 2, 0], &[2, 1, 0], 3, &mut c_ori);
/// assert_eq!(c_ori, [1, 1, 1]); // 2+2, 0+1, 1+0, mod 3
/// ```
// ANCHOR: compose_orientations
pub fn compose_orientations(
    a_ori: &[u8],
    b: &[u8],
    b_ori: &[u8],
    v: u8,
    c_ori: &mut [u8],
) {
    for i in 0..b.len() {
        let sum = a_ori[b[i] as usize] as u16 + b_ori[i] as u16;
        c_ori[i] = (sum % v as u16) as u8;
    }
}
// ANCHOR_END: compose_orientations

/// The inverse of a permutation: slot `a[i]` takes its piece from slot `i`.
///
/// # Panics
/// If `a` holds a number that is not below `c.len()`.
///
/// # Complexity
/// O(n) time, no memory.
///
/// # Examples
/// ```
/// let mut c = [0; 3];
/// puzzle::invert(&[1, 2, 0], &mut c);
/// assert_eq!(c, [2, 0, 1]);
/// ```
// ANCHOR: invert
pub fn invert(a: &[u8], c: &mut [u8]) {
    for i in 0..a.len() {
        c[a[i] as usize] = i as u8;
    }
}
// ANCHOR_END: invert

/// The orientations of the inverse of a position: the piece in slot `i` is `a[i]`, with
/// orientation `a_ori[i]` of `v`.
pub(crate) fn invert_orientations(a: &[u8], a_ori: &[u8], v: u8, c_ori: &mut [u8]) {
    for (&piece, &ori) in a.iter().zip(a_ori) {
        c_ori[usize::from(piece)] = (v - ori) % v;
    }
}
