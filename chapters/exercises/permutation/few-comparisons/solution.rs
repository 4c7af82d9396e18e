//! Compute the inversion digits with few comparisons. The chapter's loops compare every
//! piece with every other to its right: n · (n − 1) / 2 comparisons. Far fewer are enough.
//!
//! The check counts. It gives pieces that can be compared (`<`, `==`, `max`, `cmp` and
//! so on) and copied, and nothing else. A comparison of two pieces counts as one; whatever
//! else your code does counts nothing. With n pieces you may make n · (k + 2) comparisons,
//! where k is how often 1 must be doubled to reach n: 6 times for 64 pieces, 9 times for
//! 500. There are no more than 500.

/// For each slot, how many smaller pieces stand to its right. No two pieces are equal.
pub fn digits<T: Ord + Copy>(pm: &[T]) -> Vec<usize> {
    // <answer>
    let mut digits = vec![0; pm.len()];
    let mut right: Vec<T> = Vec::new();
    for i in (0..pm.len()).rev() {
        digits[i] = right.partition_point(|&piece| piece < pm[i]);
        right.insert(digits[i], pm[i]);
    }
    digits
    // </answer>
}
