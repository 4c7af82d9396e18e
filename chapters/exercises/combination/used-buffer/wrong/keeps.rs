// message: it fails on the mended code
pub fn test(unrank: fn(t: u64, m: usize, cm: &mut [u8])) {
    let mut cm = [7; 4];
    unrank(5, 2, &mut cm);
    assert_eq!(cm, [7, 7, 1, 1]);
}
