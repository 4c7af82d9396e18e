//! Some books have the blank of a solved board in the first cell, and tile `k` in cell `k`. Ours has it in the last cell, and tile `k` in cell `k - 1`. Turn such a board by half a turn: what was in the first cell is in the last one, what was in the
//! second is in the last but one, and so on. Each tile gets a new name, so that their solved board becomes ours. The blank stays 0.
//!
//! Example: `[0, 1, 2, 3]`, solved there, becomes `[1, 2, 3, 0]`; and `[3, 1, 0, 2]` becomes `[2, 0, 3, 1]`.
//!
//! A board has 4 to 100 cells.

/// The board as this book has it.
pub fn turned(board: &[u8]) -> Vec<u8> {
    // <answer>
    let cells = board.len() as u8;
    let renamed = |&tile: &u8| if tile == 0 { 0 } else { cells - tile };
    board.iter().rev().map(renamed).collect()
    // </answer>
}
