//! The Hamming and Manhattan distances as plain functions on a board.

/// How many tiles are not in their cells: the *Hamming distance* from the solved board, or 255
/// if it is more.
///
/// The board is in reading order, 0 is the blank, and tile `k` belongs in cell `k - 1`.
///
/// # Complexity
/// O(cells) time, no memory.
///
/// # Examples
/// ```
/// assert_eq!(lower_bound::hamming(&[1, 2, 3, 4, 8, 5, 7, 0, 6]), 3);
/// ```
// ANCHOR: hamming
pub fn hamming(board: &[u8]) -> u8 {
    let mut wrong = 0_usize;
    for i in 0..board.len() {
        let tile = board[i];
        if tile != 0 && usize::from(tile) != i + 1 {
            wrong += 1;
        }
    }
    wrong.min(255) as u8
}
// ANCHOR_END: hamming

/// How many rows and columns all tiles are away from their cells: the *Manhattan
/// distance* from the solved board, which is `columns` wide; or 255 if it is more.
///
/// # Panics
/// If `columns` is 0.
///
/// # Complexity
/// O(cells) time, no memory.
///
/// # Examples
/// ```
/// assert_eq!(lower_bound::manhattan(&[1, 2, 3, 4, 8, 5, 7, 0, 6], 3), 3);
/// assert_eq!(lower_bound::manhattan(&[8, 6, 7, 2, 5, 4, 3, 0, 1], 3), 21);
/// ```
// ANCHOR: manhattan
pub fn manhattan(board: &[u8], columns: usize) -> u8 {
    let mut sum = 0;
    for i in 0..board.len() {
        if board[i] != 0 {
            let goal = usize::from(board[i]) - 1;
            sum += (i / columns).abs_diff(goal / columns);
            sum += (i % columns).abs_diff(goal % columns);
        }
    }
    sum.min(255) as u8
}
// ANCHOR_END: manhattan
