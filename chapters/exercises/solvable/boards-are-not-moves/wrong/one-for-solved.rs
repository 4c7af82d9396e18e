// message: it fails on the mended code
pub type Moves = fn([u8; 4]) -> Option<usize>;

pub fn test(moves: Moves) {
    assert_eq!(moves([1, 2, 3, 0]), Some(1));
    assert_eq!(moves([2, 1, 3, 0]), None);
}
