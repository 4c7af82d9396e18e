// message: It asks for a rank that gets a wrong answer, and does not look closely
pub fn test(unrank: fn(n: u32, v: u64, t: u64) -> Option<Vec<u8>>) {
    for t in 0..=81 {
        if let Some(row) = unrank(4, 3, t) {
            assert_eq!(row.len(), 4);
        }
    }
}
