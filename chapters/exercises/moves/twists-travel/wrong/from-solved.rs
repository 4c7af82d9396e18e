// message: What does the buggy code do with `slots`?
pub fn test(turned: fn([u8; 4], [u8; 4], [u8; 4]) -> [u8; 4]) {
    assert_eq!(turned([0; 4], [1, 2, 3, 0], [1, 2, 1, 2]), [1, 2, 1, 2]);
    let after = turned([1, 2, 0, 0], [1, 2, 3, 0], [1, 2, 1, 2]);
    assert_eq!(after.iter().sum::<u8>() % 3, 0);
}
