//! The function in `buggy.rs` has a guard at its door: `unrank(n, v, t)` is to give the
//! row of `n` orientations with the rank `t`, each in `0..v`, and `None` where no row
//! has that rank. It has a bug.
//!
//! Write a test that finds it. The test gets the function as `unrank`, calls it as
//! often as you like, and checks the answers with `assert!` or `assert_eq!`. It must
//! fail on the buggy code and pass on code that is right.

/// Fails (by `assert!` or `assert_eq!`) if `unrank` is wrong.
pub fn test(unrank: fn(n: u32, v: u64, t: u64) -> Option<Vec<u8>>) {
    // <answer>
    assert_eq!(unrank(4, 3, 80), Some(vec![2, 2, 2, 2]));
    assert_eq!(unrank(4, 3, 81), None);
    // </answer>
}
