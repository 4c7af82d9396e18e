//! `unrank(t, v, ori)` in `buggy.rs` is to fill `ori` with the row that has the rank
//! `t` among those with total twist 0; `v` is the number of orientations, and the
//! length of `ori` says how many pieces there are. Someone has tidied up the sum,
//! and now it has a bug.
//!
//! Write a test that finds it. The test calls the function `unrank` that it gets, and
//! checks what comes out with `assert!` or `assert_eq!`. It must fail on the buggy code
//! and pass on code that is right. You may use the crate `orientation`, for instance
//! `orientation::rank_zero_twist(&ori, v)`, which is right. But beware of what it looks
//! at.
//!
//! Give `unrank` only what exists: at least one piece, and a rank below the count. If
//! `v` is 3, there are 9 rows of three pieces, and 27 of four.

/// Fails (by `assert!` or `assert_eq!`) if `unrank` is wrong.
pub fn test(unrank: fn(t: u64, v: u64, ori: &mut [u8])) {
    // <answer>
    for t in 0..27 {
        let mut ori = [0; 4];
        unrank(t, 3, &mut ori);
        assert!(ori.iter().all(|&o| o < 3));
        assert_eq!(ori.iter().sum::<u8>() % 3, 0);
        assert_eq!(orientation::rank_zero_twist(&ori, 3), t);
    }
    // </answer>
}
