// message: An orientation goes with its piece
pub fn test(turned: fn([u8; 4], [u8; 4], [u8; 4]) -> [u8; 4]) {
    assert_eq!(turned([1, 2, 0, 0], [3, 0, 1, 2], [0, 0, 0, 0]), [1, 2, 0, 0]);
}
