// message: attempt to subtract with overflow
pub fn test(rank: fn(&[u8]) -> u64) {
    assert_eq!(rank(&[2, 1]) - 1, rank(&[1, 2]) - 1);
}
