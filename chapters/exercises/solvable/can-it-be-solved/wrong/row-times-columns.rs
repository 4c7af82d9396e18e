// message: you multiply the blank's row by the columns
pub fn connected(columns: usize, start: &[u8], goal: &[u8]) -> bool {
    parity(columns, start) == parity(columns, goal)
}

fn parity(columns: usize, board: &[u8]) -> usize {
    let later = |i: usize| board[i..].iter().filter(move |&&b| 0 < b && b < board[i]);
    let inversions: usize = (0..board.len()).map(|i| later(i).count()).sum();
    let row = board.iter().position(|&tile| tile == 0).unwrap() / columns;
    (inversions + row * columns) % 2
}
