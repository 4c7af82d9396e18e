// message: A move that is its own inverse
pub fn test(after: fn(&[u8], &[u8]) -> Vec<u8>) {
    assert_eq!(after(&[0, 1, 2, 3], &[2, 3, 0, 1]), [2, 3, 0, 1]);
    assert_eq!(after(&[2, 0, 1], &[1, 0, 2]), [0, 2, 1]);
}
