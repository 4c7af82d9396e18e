// message: inversions alone decide, with the blank counted as a tile
pub fn connected(_columns: usize, start: &[u8], goal: &[u8]) -> bool {
    inversions(start) % 2 == inversions(goal) % 2
}

fn inversions(board: &[u8]) -> usize {
    let later = |i: usize| board[i..].iter().filter(move |&&b| b < board[i]);
    (0..board.len()).map(|i| later(i).count()).sum()
}
