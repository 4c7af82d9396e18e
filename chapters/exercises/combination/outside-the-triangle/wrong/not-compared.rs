// message: It asks for an entry that is wrong, and does not compare it
pub fn test(comb: fn(i: usize, r: usize) -> u64) {
    for i in 0..6 {
        for r in 0..6 {
            assert!(comb(i, r) <= 10);
        }
    }
}
