//! A puzzle seen with other labels on its stickers.

use puzzle::{compose, invert};

/// The same turn on a relabeled puzzle: s⁻¹·m·s, "take the labels off, do `m`, put
/// them on again".
///
/// `s` and `m` are permutations of the stickers, and `c` has room for one.
///
/// # Panics
/// If one of them is no permutation, or `c` is of another length.
///
/// # Complexity
/// O(n) time, n bytes.
///
/// # Examples
/// ```
/// // Four stickers in a ring; m turns it, and s is its reflection.
/// let (m, s) = ([3, 0, 1, 2], [3, 2, 1, 0]);
/// let mut c = [0; 4];
/// symmetry::conjugate(&s, &m, &mut c);
/// assert_eq!(c, [1, 2, 3, 0]); // in the mirror it turns the other way
/// ```
// ANCHOR: conjugate
pub fn conjugate(s: &[u8], m: &[u8], c: &mut [u8]) {
    let mut back = vec![0; s.len()];
    invert(s, &mut back);
    let mut ms = vec![0; s.len()];
    compose(m, s, &mut ms);
    compose(&back, &ms, c);
}

/// Is `s` a symmetry: does it make a move of each move?
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
