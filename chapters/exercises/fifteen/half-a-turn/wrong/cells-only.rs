// message: the tiles keep their names
pub fn turned(board: &[u8]) -> Vec<u8> {
    board.iter().rev().copied().collect()
}
