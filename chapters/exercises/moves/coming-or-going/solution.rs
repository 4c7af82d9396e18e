//! `after(a, b)` is to give the row of pieces after the row `a` and then the move `b`, where
//! `b[i]` is the slot from which slot `i` takes its piece, as in the chapter. The code in
//! `buggy.rs` was tried with half turns, and it was right.
//!
//! Write a test that must panic, by `assert!` or `assert_eq!`, if `after` is the buggy one,
//! and must not if it is right. Rows of any length will do, both of the same
//! length.

/// Panics if `after` does not do what it is to do.
pub fn test(after: fn(&[u8], &[u8]) -> Vec<u8>) {
    // <answer>
    assert_eq!(after(&[0, 1, 2], &[1, 2, 0]), [1, 2, 0]);
    // </answer>
}
