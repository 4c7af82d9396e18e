//! `number(pm)` in `buggy.rs` is to number the *even* permutations of n pieces: each gets a
//! number below n!/2, and no two get the same. Which gets which does not matter. Half of the
//! dictionary's rank does that. The author has taken half of Myrvold and Ruskey's number.
//!
//! Write a test that must panic, by `assert!` or `assert_eq!`, if `number` is the buggy one,
//! and must not if it is any right one. Give it even permutations only, of 2 to 9 pieces. You
//! may use the crate `permutation`, whose functions are right.

/// Panics if `number` does not do what it is to do.
pub fn test(number: fn(&[u8]) -> u64) {
    // <answer>
    let mut found = [false; 12];
    for t in 0..12 {
        let mut pm = [0; 4];
        permutation::unrank_even(t, &mut pm);
        let place = &mut found[number(&pm) as usize];
        assert!(!*place, "{pm:?} has the number of another");
        *place = true;
    }
    // </answer>
}
