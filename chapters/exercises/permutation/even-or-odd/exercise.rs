//! The documents' even ranking gives odd permutations a number, too. Somebody mended it:
//! `rank_even(pm)` is now to give `Some` of the number of `pm` among the even
//! permutations, and `None` if `pm` is odd or has fewer than two pieces. It refuses
//! 0 1 3 2, the chapter's example. But `buggy.rs` is still wrong.
//!
//! Write a test that must panic, by `assert!` or `assert_eq!`, if `rank_even` is the buggy
//! one, and must not if it is right. You may use the crate `permutation`: its `unrank`
//! and `is_even` are right, and its `rank_even` is the documents', which refuses nothing.

/// Panics if `rank_even` does not do what it is to do.
pub fn test(rank_even: fn(&[u8]) -> Option<u64>) {
    todo!()
}
