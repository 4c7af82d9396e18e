// message: The buggy code reads the table as if all entries of one move stood together.
pub fn test(next: fn(&[u32], usize, usize, usize) -> u32) {
    let table = [10, 11, 12, 20, 21, 22];
    assert_eq!(next(&table, 3, 0, 0), 10);
    assert_eq!(next(&table, 3, 1, 2), 22);
    assert_eq!(next(&[5, 6, 7], 1, 1, 0), 6);
}
