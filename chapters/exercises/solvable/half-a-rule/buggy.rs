//! A rule for sliding puzzles that many know.

/// Whether some moves lead from `start` to `goal`. Boards are given in reading order,
/// with 0 for the blank; `columns` is how many cells a row has.
pub fn connected(columns: usize, start: &[u8], goal: &[u8]) -> bool {
    assert_eq!(start.len() % columns, 0, "full rows");
    inversions(start) % 2 == inversions(goal) % 2
}

/// How many pairs of tiles stand in the wrong order.
fn inversions(board: &[u8]) -> usize {
    let later = |i: usize| board[i..].iter().filter(move |&&b| 0 < b && b < board[i]);
    (0..board.len()).map(|i| later(i).count()).sum()
}
