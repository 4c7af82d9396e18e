// message: The blank is 0, and has no cell
pub fn mirror(board: &[u8], side: usize) -> Vec<u8> {
    let across = |cell: usize| cell % side * side + cell / side;
    let renamed = |tile: u8| across(usize::from(tile) - 1) as u8 + 1;
    (0..board.len()).map(|cell| renamed(board[across(cell)])).collect()
}
