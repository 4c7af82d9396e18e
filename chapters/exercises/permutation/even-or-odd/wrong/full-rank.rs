// message: it fails on the mended code
pub fn test(rank_even: fn(&[u8]) -> Option<u64>) {
    assert_eq!(rank_even(&[2, 0, 1, 3]), Some(12));
}
