// message: Your test gives what it may not: [2, 1] is no order of the pieces 0 to 1
pub fn test(rank: fn(&[u8]) -> u64) {
    assert_eq!(rank(&[2, 1]) - 1, rank(&[1, 2]) - 1);
}
