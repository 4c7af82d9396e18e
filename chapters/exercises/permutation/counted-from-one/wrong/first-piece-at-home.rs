// message: Which slot does the outer loop never visit?
pub fn test(rank: fn(&[u8]) -> u64) {
    assert_eq!(rank(&[0, 1, 2, 3]), 0);
    assert_eq!(rank(&[0, 2, 3, 1]), 3);
    assert_eq!(rank(&[0, 3, 2, 1]), 5);
}
