// message: it fails on the mended code
pub fn test(rank: fn(&[u8]) -> u64) {
    assert_eq!(rank(&[3, 2, 1, 0]), 24);
}
