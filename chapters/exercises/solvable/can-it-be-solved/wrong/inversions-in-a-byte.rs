// message: A board of 5 × 5 cells may have 276 inversions, more than a `u8` can count.
pub fn connected(columns: usize, start: &[u8], goal: &[u8]) -> bool {
    parity(columns, start) == parity(columns, goal)
}

fn parity(columns: usize, board: &[u8]) -> u8 {
    let mut sum = 0;
    for i in 0..board.len() {
        for j in i + 1..board.len() {
            if 0 < board[j] && board[j] < board[i] {
                sum += 1;
            }
        }
    }
    let row = board.iter().position(|&tile| tile == 0).unwrap() / columns;
    (sum + (row * (columns - 1) % 2) as u8) % 2
}
