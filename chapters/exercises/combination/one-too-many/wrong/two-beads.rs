// message: It asks for a rank that does not exist, is given a row, and does not mind.
pub fn test(unrank: fn(n: usize, m: usize, t: u64) -> Option<Vec<bool>>) {
    for t in 0..10 {
        if let Some(row) = unrank(4, 2, t) {
            assert_eq!(row.iter().filter(|&&bead| bead).count(), 2);
        }
    }
}
