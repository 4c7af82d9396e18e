// message: What is left of t after the first loop?
pub fn test(unrank: fn(u64, usize) -> Vec<u8>) {
    for n in 1..=8 {
        assert!(unrank(0, n).is_sorted());
    }
}
