// message: it fails on the mended code
pub fn test(unrank: fn(n: u32, v: u64, t: u64) -> Option<Vec<u8>>) {
    assert_eq!(unrank(4, 3, 81), Some(vec![2, 2, 2, 2]));
}
