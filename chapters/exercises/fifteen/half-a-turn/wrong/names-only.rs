// message: lie where they lay
pub fn turned(board: &[u8]) -> Vec<u8> {
    let cells = board.len() as u8;
    board.iter().map(|&tile| if tile == 0 { 0 } else { cells - tile }).collect()
}
