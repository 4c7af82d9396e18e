// message: Your test gives what it may not: 70 slots, and 64 are the most.
pub fn test(unrank: fn(n: usize, m: usize, t: u64) -> Option<Vec<bool>>) {
    assert_eq!(unrank(70, 2, 0), None);
}
