// message: Every rank that it asks for gets the right answer.
pub fn test(unrank: fn(n: u32, v: u64, t: u64) -> Option<Vec<u8>>) {
    for t in 0..80 {
        let row = unrank(4, 3, t).unwrap();
        let back = row.iter().fold(0, |t, &o| 3 * t + u64::from(o));
        assert_eq!(back, t);
    }
    assert_eq!(unrank(4, 3, 81), None);
}
