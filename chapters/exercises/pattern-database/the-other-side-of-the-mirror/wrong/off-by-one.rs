// message: subtract 1 before you mirror
pub fn mirror(board: &[u8], side: usize) -> Vec<u8> {
    let across = |cell: usize| cell % side * side + cell / side;
    let renamed =
        |tile: u8| if tile == 0 { 0 } else { across(usize::from(tile)) as u8 };
    (0..board.len()).map(|cell| renamed(board[across(cell)])).collect()
}
