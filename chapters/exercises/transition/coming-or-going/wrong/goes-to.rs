// message: Your test fails on the mended code, which is right
pub fn test(after: fn(&[u8], &[u8]) -> Vec<u8>) {
    assert_eq!(after(&[0, 1, 2], &[1, 2, 0]), [2, 0, 1]);
}
