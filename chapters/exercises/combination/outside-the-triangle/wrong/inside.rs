// message: Every entry that it asks for is right.
pub fn test(comb: fn(i: usize, r: usize) -> u64) {
    for i in 0..10 {
        assert_eq!(comb(i, 0), 1);
        assert_eq!(comb(i, i), 1);
        for r in 1..i {
            assert_eq!(comb(i, r), comb(i - 1, r - 1) + comb(i - 1, r));
        }
    }
}
