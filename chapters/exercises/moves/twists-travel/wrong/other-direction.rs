// message: Slot `i` takes its piece *from* slot `slots[i]`
pub fn test(turned: fn([u8; 4], [u8; 4], [u8; 4]) -> [u8; 4]) {
    assert_eq!(turned([1, 2, 0, 0], [3, 0, 1, 2], [0, 0, 0, 0]), [2, 0, 0, 1]);
}
