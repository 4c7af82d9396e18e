//! A square board of `side` rows and columns, in reading order, 0 the blank; tile `k` belongs in cell `k - 1`. Give its mirror image in the diagonal from the upper left to the
//! lower right: what was in row `r` and column `c` is in row `c` and column `r`, and each tile is renamed, so that the solved board is its own mirror image.
//!
//! Example: the mirror image of `[1, 2, 3, 4, 5, 0, 7, 8, 6]`, where 6 has gone down, is `[1, 2, 3, 4, 5, 6, 7, 0, 8]`, where 8 has gone to the right.
//!
//! Sides are 2 to 10.

/// The mirror image of a board.
pub fn mirror(board: &[u8], side: usize) -> Vec<u8> {
    // <answer>
    let across = |cell: usize| cell % side * side + cell / side;
    let renamed = |tile: u8| match tile {
        0 => 0,
        _ => across(usize::from(tile) - 1) as u8 + 1,
    };
    (0..board.len()).map(|cell| renamed(board[across(cell)])).collect()
    // </answer>
}
