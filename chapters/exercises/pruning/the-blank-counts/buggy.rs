/// How many moves a board of the 8-puzzle needs at least.
pub fn bound(board: &[u8; 9]) -> usize {
    let mut sum = 0;
    for cell in 0..9 {
        // Tile 1 belongs in cell 0, tile 2 in cell 1, and so on.
        let home = (usize::from(board[cell]) + 8) % 9;
        let (row, column) = (cell / 3, cell % 3);
        sum += row.abs_diff(home / 3) + column.abs_diff(home % 3);
    }
    sum
}
