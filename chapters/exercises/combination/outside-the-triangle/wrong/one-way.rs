// message: it fails on the mended code
pub fn test(comb: fn(i: usize, r: usize) -> u64) {
    assert_eq!(comb(3, 2), 3);
    assert_eq!(comb(3, 4), 4);
}
