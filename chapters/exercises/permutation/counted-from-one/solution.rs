//! `rank(pm)` is to give the place of an order in the dictionary, from 0. The Visual Basic
//! guide's arrays begin at 1, and whoever translated `buggy.rs` let a bound stand as it
//! was. It gives the right rank for each of the first six orders in the chapter's table.
//!
//! Write a test that must panic, by `assert!` or `assert_eq!`, if `rank` is the buggy one,
//! and must not if it is right. Rows of up to 20 pieces are fine, and the pieces are 0 to
//! n − 1. You may use the crate `permutation`, whose functions are right.

/// Panics if `rank` does not do what it is to do.
pub fn test(rank: fn(&[u8]) -> u64) {
    // <answer>
    let mut pm = [0; 4];
    for t in 0..24 {
        permutation::unrank(t, &mut pm);
        assert_eq!(rank(&pm), t);
    }
    // </answer>
}
