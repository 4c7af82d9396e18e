// message: it fails on the mended code
pub fn test(unrank: fn(u64, usize) -> Vec<u8>) {
    assert_eq!(unrank(10, 4), [2, 4, 1, 3]);
}
