// message: it fails on the mended code
pub fn test(ranks: fn(&[[u8; 4]]) -> Vec<u64>) {
    assert_eq!(ranks(&[[1, 3, 0, 2]; 9]).len(), 16);
}
