//! A board of the 15-puzzle has the cells 0 to 15, row by row, and four in a row. Tile `t`
//! belongs in cell `t - 1`. The Manhattan distance of a board is the sum, over its tiles, of
//! the rows and the columns between a tile's cell and the cell where it belongs.
//!
//! A search carries this sum along. The sum of a board is `bound`. Now `tile` moves from the
//! cell `from` into the cell `to` beside it, where the blank was. What is the sum after the
//! move? You are not told where the other tiles are, for they stay where they are.
//!
//! Example: if tile 8 moves from cell 3 to cell 7, a sum of 9 becomes 8.

/// The sum after the move.
pub fn carried(bound: u32, tile: u8, from: usize, to: usize) -> u32 {
    // <answer>
    let home = usize::from(tile) - 1;
    let away =
        |cell: usize| (cell / 4).abs_diff(home / 4) + (cell % 4).abs_diff(home % 4);
    bound - away(from) as u32 + away(to) as u32
    // </answer>
}
