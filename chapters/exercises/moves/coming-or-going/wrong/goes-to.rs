// message: Slot `i` takes *from* slot `b[i]`
pub fn test(after: fn(&[u8], &[u8]) -> Vec<u8>) {
    assert_eq!(after(&[0, 1, 2], &[1, 2, 0]), [2, 0, 1]);
}
