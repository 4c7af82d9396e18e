// message: Ask for a board that cannot be solved.
pub type Moves = fn([u8; 4]) -> Option<usize>;

pub fn test(moves: Moves) {
    assert_eq!(moves([1, 2, 3, 0]), Some(0));
}
