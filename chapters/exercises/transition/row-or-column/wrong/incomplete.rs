// message: Your table has 5 entries: with 3 moves a row, a row is not complete.
pub fn test(next: fn(&[u32], usize, usize, usize) -> u32) {
    assert_eq!(next(&[10, 11, 12, 20, 21], 3, 1, 0), 20);
}
