//! Ranks of even permutations: the documents' two loops.

// ANCHOR: rank
/// The rank of an even permutation among the even permutations.
///
/// The last two slots are ignored: one of the two ways to fill them is even, the other
/// odd. The result is in `0..n!/2`: half the rank among all permutations, rounded down.
/// Source: Jaap's Puzzle Page, *Indexing Permutations*.
///
/// The input is not checked: an odd permutation gets the rank of an even one.
/// [`EvenPermutations::rank`](crate::EvenPermutations::rank) checks its input.
///
/// # Panics
/// With fewer than two pieces, where overflow checks are on; where they are off, the loop
/// may not end.
///
/// # Complexity
/// O(n²) time, no memory.
///
/// # Examples
/// ```
/// assert_eq!(permutation::rank_even(&[2, 0, 1, 3]), 6);
/// assert_eq!(permutation::rank(&[2, 0, 1, 3]), 12);
/// ```
pub fn rank_even(pm: &[u8]) -> u64 {
    let n = pm.len();
    let mut t = 0;
    for i in 0..n - 2 {
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
/// The even permutation with rank `t`: the inverse of [`rank_even`].
///
/// `s` is the sum of the inversion digits, which is the number of inversions: if `s` is
/// odd, the last two pieces are swapped. `t` must be below `n!/2`.
///
/// # Panics
/// If there are fewer than two pieces.
///
/// # Complexity
/// O(n²) time, no memory.
///
/// # Examples
/// ```
/// let mut pm = [0; 4];
/// permutation::unrank_even(6, &mut pm);
/// assert_eq!(pm, [2, 0, 1, 3]);
/// ```
pub fn unrank_even(mut t: u64, pm: &mut [u8]) {
    let n = pm.len();
    (pm[n - 2], pm[n - 1]) = (0, 1);
    let mut s = 0;
    for i in (0..n - 2).rev() {
        pm[i] = (t % (n - i) as u64) as u8;
        s += pm[i] as u64;
        t /= (n - i) as u64;
        for j in i + 1..n {
            pm[j] += u8::from(pm[j] >= pm[i]);
        }
    }
    if s % 2 == 1 {
        pm.swap(n - 2, n - 1);
    }
}
// ANCHOR_END: unrank
