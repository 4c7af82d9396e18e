//! `ranks(pms)` in `buggy.rs` is to give the rank of each permutation of `pms`, in the same
//! order: as many ranks as permutations, however many there are. It works in blocks of
//! eight. For 64 permutations it is right.
//!
//! Write a test that must panic, by `assert!` or `assert_eq!`, if `ranks` is the buggy one,
//! and must not if it is right. You may use the crate `permutation`, whose functions are
//! right.

/// Panics if `ranks` does not do what it is to do.
pub fn test(ranks: fn(&[[u8; 4]]) -> Vec<u64>) {
    // <answer>
    for count in 0..20 {
        let pms: Vec<[u8; 4]> = (0..count)
            .map(|t| {
                let mut pm = [0; 4];
                permutation::unrank(23 - t, &mut pm);
                pm
            })
            .collect();
        assert_eq!(ranks(&pms), (0..count).map(|t| 23 - t).collect::<Vec<_>>());
    }
    // </answer>
}
