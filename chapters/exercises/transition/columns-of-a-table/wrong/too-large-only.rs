// message: you only look for entries that are too large
pub fn broken_column(table: &[usize], moves: usize) -> Option<usize> {
    let rows = table.len() / moves;
    (0..moves).find(|&m| (0..rows).any(|t| table[t * moves + m] >= rows))
}
