//! `unrank(t, m, cm)` in `buggy.rs` is to fill the array `cm` with the row of rank `t`:
//! `m` slots hold 1, for a bead, and all others hold 0. The array may have been used
//! before. There is a bug.
//!
//! Write a test that finds it. The test calls the function `unrank` that it gets, and
//! checks what comes out with `assert!` or `assert_eq!`. It must fail on the buggy code
//! and pass on code that is right. Give `unrank` only ranks that exist: for two beads
//! in four slots these are 0 to 5. You may use the crate `combination`, whose functions
//! are right.

/// Fails (by `assert!` or `assert_eq!`) if `unrank` is wrong.
pub fn test(unrank: fn(t: u64, m: usize, cm: &mut [u8])) {
    // <answer>
    let mut cm = [0; 4];
    for t in (0..6).rev() {
        unrank(t, 2, &mut cm);
        assert_eq!(cm.iter().filter(|&&c| c == 1).count(), 2);
        assert_eq!(combination::rank(&cm, 1), t);
    }
    // </answer>
}
