// message: Tile 1 lies beside the blank there
pub fn turned(board: &[u8]) -> Vec<u8> {
    let cells = board.len() as u8;
    let renamed = |&tile: &u8| if tile == 0 { 0 } else { cells - 1 - tile };
    board.iter().rev().map(renamed).collect()
}
