// message: it fails on the mended code
pub fn test(unrank: fn(n: usize, m: usize, t: u64) -> Option<Vec<bool>>) {
    assert_eq!(unrank(4, 2, 5), None);
}
