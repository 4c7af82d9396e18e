// message: Your rows have different lengths, 4 and 3.
pub fn test(after: fn(&[u8], &[u8]) -> Vec<u8>) {
    assert_eq!(after(&[0, 1, 2, 3], &[1, 2, 0]), [1, 2, 0, 3]);
}
