// message: This board has 256 cells, one more than the largest `u8`
pub fn connected(columns: usize, start: &[u8], goal: &[u8]) -> bool {
    parity(columns, start) == parity(columns, goal)
}

fn parity(columns: usize, board: &[u8]) -> bool {
    let mut odd = false;
    let cells = board.len() as u8;
    for i in 0..cells {
        let tile = board[i as usize];
        odd ^= tile == 0 && i as usize / columns * (columns - 1) % 2 == 1;
        for j in i + 1..cells {
            odd ^= 0 < board[j as usize] && board[j as usize] < tile;
        }
    }
    odd
}
