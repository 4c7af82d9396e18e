//! `build(turns)` is to give the transition table of the orders of four pieces: for each
//! rank, from 0 to 23, and each turn, the rank after the turn. It is flat, and entry
//! `t * turns.len() + m` belongs to rank `t` and turn number `m`. The code in `buggy.rs` has
//! passed three tests. Row 0 holds the ranks of the turns. In every column each rank stands
//! once. And after a turn and its inverse you are back, from every rank. Still it is wrong.
//!
//! Write a test that must panic, by `assert!` or `assert_eq!`, if `build` is the buggy one,
//! and must not if it is right. Entry `i` of a turn is the slot from which slot `i` takes
//! its piece. `rank` and `unrank` of the crate `permutation` are at hand, and so is
//! `compose` of the crate `puzzle`; none of these three is the culprit.

/// Panics if `build` does not do what it is to do.
pub fn test(build: fn(&[[u8; 4]]) -> Vec<u64>) {
    todo!()
}
