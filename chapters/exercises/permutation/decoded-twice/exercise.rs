//! `unrank(t, n)` is to give the order of `n` pieces whose rank is `t`, for every `t`
//! below n!. In one copy of Jaap's page each block stands twice, and `buggy.rs` is what
//! came of copying both. Somebody tried rank 0, saw 0 1 2 3, and was content.
//!
//! Write a test that does not let it pass: it must panic, by `assert!` or `assert_eq!`,
//! if `unrank` is the buggy one, and must not if `unrank` is right. You may
//! use the crate `permutation`, whose functions are right.

/// Panics if `unrank` does not do what it is to do.
pub fn test(unrank: fn(u64, usize) -> Vec<u8>) {
    todo!()
}
