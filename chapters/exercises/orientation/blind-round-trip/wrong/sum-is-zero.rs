// message: it fails on the mended code
pub fn test(unrank: fn(t: u64, v: u64, ori: &mut [u8])) {
    for t in 0..9 {
        let mut ori = [0; 3];
        unrank(t, 3, &mut ori);
        assert_eq!(ori.iter().sum::<u8>(), 0);
    }
}
