//! `unrank(n, m, t)` in `buggy.rs` is to give the row of rank `t` among those with `m`
//! beads in `n` slots, `true` for a bead, and `None` where no row has that rank. With up
//! to 64 slots it never panics, and it has a bug.
//!
//! Write a test that finds it. The test calls the function `unrank` that it gets, and
//! checks the answers with `assert!` or `assert_eq!`. It must fail on the buggy code
//! and pass on code that is right. You may use the crate `combination`, whose functions
//! are right.

/// Fails (by `assert!` or `assert_eq!`) if `unrank` is wrong.
pub fn test(unrank: fn(n: usize, m: usize, t: u64) -> Option<Vec<bool>>) {
    todo!()
}
