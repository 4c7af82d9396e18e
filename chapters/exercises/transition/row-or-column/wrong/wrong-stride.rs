// message: The entries of one *rank* stand side by side
pub fn test(next: fn(&[u32], usize, usize, usize) -> u32) {
    let table = [10, 11, 12, 20, 21, 22];
    assert_eq!(next(&table, 3, 1, 0), 11);
}
