//! Conjugates of moves under relabelings of the stickers.

use puzzle::{compose, invert};

/// Fills `c` with the conjugate s⁻¹·m·s: the move `m` on the puzzle relabeled by `s`.
///
/// `s` and `m` are permutations of the stickers, and `c` has the same length.
///
/// # Panics
/// If `s` or `m` is not a permutation, or the lengths differ.
///
/// # Complexity
/// O(n) time, n bytes.
///
/// # Examples
/// ```
/// // Four stickers in a ring; m is a turn, and s a reflection.
/// let (m, s) = ([3, 0, 1, 2], [3, 2, 1, 0]);
/// let mut c = [0; 4];
/// symmetry::conjugate(&s, &m, &mut c);
/// assert_eq!(c, [1, 2, 3, 0]); // the reflected turn has the opposite direction
/// ```
// ANCHOR: conjugate
pub fn conjugate(s: &[u8], m: &[u8], c: &mut [u8]) {
    let mut inverse = vec![0; s.len()];
    invert(s, &mut inverse);
    let mut ms = vec![0; s.len()];
    compose(m, s, &mut ms);
    compose(&inverse, &ms, c);
}

/// Whether `s` is a symmetry: the conjugate of each move under `s` is a move.
///
/// # Panics
/// As [`conjugate`].
///
/// # Complexity
/// O(n · moves²) time.
///
/// # Examples
/// ```
/// let turns = [vec![3, 0, 1, 2], vec![1, 2, 3, 0]];
/// assert!(symmetry::is_symmetry(&[3, 2, 1, 0], &turns));
/// assert!(!symmetry::is_symmetry(&[1, 0, 2, 3], &turns));
/// ```
pub fn is_symmetry(s: &[u8], moves: &[Vec<u8>]) -> bool {
    let mut c = vec![0; s.len()];
    moves.iter().all(|m| {
        conjugate(s, m, &mut c);
        moves.contains(&c)
    })
}
// ANCHOR_END: conjugate
