// message: unrank(1, 4) gave it [
pub fn test(unrank: fn(u64, usize) -> Vec<u8>) {
    assert_eq!(unrank(0, 4), [0, 1, 2, 3]);
    for t in 0..24 {
        let mut pieces = unrank(t, 4);
        pieces.sort();
        assert_eq!(pieces, [0, 1, 2, 3]);
    }
}
