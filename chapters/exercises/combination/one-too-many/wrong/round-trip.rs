// message: Every rank that it asks for gets the right answer.
pub fn test(unrank: fn(n: usize, m: usize, t: u64) -> Option<Vec<bool>>) {
    let mut rows = Vec::new();
    for t in 0..6 {
        let row = unrank(4, 2, t).unwrap();
        assert!(!rows.contains(&row));
        rows.push(row);
    }
    assert_eq!(unrank(4, 2, 7), None);
    assert_eq!(unrank(4, 2, 100), None);
}
