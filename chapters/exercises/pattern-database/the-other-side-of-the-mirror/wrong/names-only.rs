// message: lie where they lay
pub fn mirror(board: &[u8], side: usize) -> Vec<u8> {
    let across = |cell: usize| cell % side * side + cell / side;
    let renamed =
        |tile: u8| if tile == 0 { 0 } else { across(usize::from(tile) - 1) as u8 + 1 };
    board.iter().map(|&tile| renamed(tile)).collect()
}
