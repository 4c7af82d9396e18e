// message: the tiles keep their names
pub fn mirror(board: &[u8], side: usize) -> Vec<u8> {
    (0..board.len()).map(|cell| board[cell % side * side + cell / side]).collect()
}
