// message: Your test gives what it may not: rank 6, and two beads in four slots have only the ranks 0 to 5.
pub fn test(unrank: fn(t: u64, m: usize, cm: &mut [u8])) {
    let mut cm = [0; 4];
    for t in 0..=6 {
        unrank(t, 2, &mut cm);
        assert_eq!(combination::rank(&cm, 1), t);
    }
}
