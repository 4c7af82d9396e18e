// message: It looks as if you do not ask for the goal
pub fn connected(columns: usize, start: &[u8], _goal: &[u8]) -> bool {
    let solved: Vec<u8> = (1..start.len()).map(|tile| tile as u8).chain([0]).collect();
    parity(columns, start) == parity(columns, &solved)
}

fn parity(columns: usize, board: &[u8]) -> usize {
    let later = |i: usize| board[i..].iter().filter(move |&&b| 0 < b && b < board[i]);
    let inversions: usize = (0..board.len()).map(|i| later(i).count()).sum();
    let row = board.iter().position(|&tile| tile == 0).unwrap() / columns;
    (inversions + row * (columns - 1)) % 2
}
