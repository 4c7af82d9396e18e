// message: The blank has got a name
pub fn turned(board: &[u8]) -> Vec<u8> {
    board.iter().rev().map(|&tile| board.len() as u8 - tile).collect()
}
