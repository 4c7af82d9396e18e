//! The documents' algorithm, as plain functions on slices.

// TODO: the first listing, with the loops and the names of its document; 15 lines at most.
// ANCHOR: plain
/// The sum of numbers.
///
/// # Complexity
/// O(n) time, no memory.
///
/// # Examples
/// ```
/// assert_eq!(@ident@::sum(&[2, 0, 1]), 3);
/// ```
pub fn sum(numbers: &[u8]) -> u64 {
    let mut t = 0;
    for i in 0..numbers.len() {
        t += u64::from(numbers[i]);
    }
    t
}
// ANCHOR_END: plain
