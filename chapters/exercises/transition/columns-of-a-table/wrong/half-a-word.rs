// message: a smaller type takes one number for another.
pub fn broken_column(table: &[usize], moves: usize) -> Option<usize> {
    let rows = table.len() / moves;
    (0..moves).find(|&m| {
        let mut column: Vec<u16> =
            (0..rows).map(|t| table[t * moves + m] as u16).collect();
        column.sort();
        (0..rows).any(|t| usize::from(column[t]) != t)
    })
}
