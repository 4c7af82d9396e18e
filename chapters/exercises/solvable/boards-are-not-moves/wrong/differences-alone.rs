// message: Ask for a board of which you know how many moves it needs.
pub type Moves = fn([u8; 4]) -> Option<usize>;

pub fn test(moves: Moves) {
    assert!(moves([1, 2, 0, 3]) > moves([1, 2, 3, 0]));
}
