// message: It is given rows that are wrong, and does not see it.
pub fn test(unrank: fn(t: u64, v: u64, ori: &mut [u8])) {
    for t in 0..729 {
        let mut ori = [0; 7];
        unrank(t, 3, &mut ori);
        assert_eq!(orientation::rank_zero_twist(&ori, 3), t);
    }
}
