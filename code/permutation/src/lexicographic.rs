//! Ranks of permutations in lexicographic order: the documents' two loops.

// ANCHOR: rank
/// The rank of a permutation: its index in lexicographic order, from 0.
///
/// `pm[i]` is the piece in slot `i`; the pieces are `0..n`, each once. The result
/// is in `0..n!`, and the solved permutation `0, 1, 2, …` has rank 0. Source:
/// Jaap's Puzzle Page, *Indexing Permutations*.
///
/// The input is not checked: an array that is not a permutation gets the rank of one, and
/// beyond 20 pieces the sum wraps (or panics, where overflow checks are on).
/// [`Permutations::rank`](crate::Permutations::rank) checks its input.
///
/// # Complexity
/// O(n²) time, no memory.
///
/// # Examples
/// ```
/// assert_eq!(permutation::rank(&[1, 3, 0, 2]), 10); // 1·3! + 2·2! + 0·1!
/// ```
pub fn rank(pm: &[u8]) -> u64 {
    let n = pm.len();
    let mut t = 0;
    for i in 0..n {
        t *= (n - i) as u64;
        for j in i + 1..n {
            if pm[i] > pm[j] {
                t += 1;
            }
        }
    }
    t
}
// ANCHOR_END: rank

// ANCHOR: unrank
/// The permutation with rank `t`: the inverse of [`rank`].
///
/// Fills `pm`, whose length is the number of pieces, `n`. `t` must be below `n!`; a larger
/// `t` silently gives the permutation of `t mod n!`. More than 256 pieces do not fit in
/// bytes. [`Permutations::unrank`](crate::Permutations::unrank) checks its input.
///
/// # Complexity
/// O(n²) time, no memory.
///
/// # Examples
/// ```
/// let mut pm = [0; 4];
/// permutation::unrank(10, &mut pm);
/// assert_eq!(pm, [1, 3, 0, 2]);
/// ```
pub fn unrank(mut t: u64, pm: &mut [u8]) {
    let n = pm.len();
    for i in (0..n).rev() {
        pm[i] = (t % (n - i) as u64) as u8;
        t /= (n - i) as u64;
        for j in i + 1..n {
            if pm[j] >= pm[i] {
                pm[j] += 1;
            }
        }
    }
}
// ANCHOR_END: unrank
