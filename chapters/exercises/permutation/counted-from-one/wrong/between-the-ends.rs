// message: Your test saw that and let it pass.
pub fn test(rank: fn(&[u8]) -> u64) {
    assert!(rank(&[0, 1, 2, 3]) < rank(&[0, 3, 2, 1]));
    assert!(rank(&[3, 2, 1, 0]) < 24);
}
