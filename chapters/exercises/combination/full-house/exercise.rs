//! `rank(beads)` in `buggy.rs` is to give the rank of a row, where `beads[i]` says
//! whether there is a bead in slot `i`; there are at most 64. It computes "a pre-calculated
//! n by n table", as the document advises, and there the bug is.
//!
//! Write a test that finds it. The test calls the function `rank` that it gets, and
//! checks the answers with `assert!` or `assert_eq!`. It must fail on the buggy code,
//! where a panic counts as a failure, and pass on code that is right.

/// Fails (by `assert!` or `assert_eq!`, or because `rank` panics) if `rank` is wrong.
pub fn test(rank: fn(beads: &[bool]) -> u64) {
    todo!()
}
