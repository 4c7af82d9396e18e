//! `comb(i, r)` in `buggy.rs` is to say how many ways there are to choose `r` of `i`
//! slots. It builds row after row of Pascal's triangle. All the entries that are
//! printed in books are right, and still unranking with this `comb` goes wrong.
//!
//! Write a test that finds the bug. The test calls the function `comb` that it gets,
//! and checks the answers with `assert!` or `assert_eq!`. It must fail on the buggy
//! code and pass on code that is right.

/// Fails (by `assert!` or `assert_eq!`) if `comb` is wrong.
pub fn test(comb: fn(i: usize, r: usize) -> u64) {
    // <answer>
    assert_eq!(comb(5, 3), 10);
    assert_eq!(comb(3, 3), 1);
    assert_eq!(comb(2, 3), 0);
    assert_eq!(comb(0, 1), 0);
    // </answer>
}
