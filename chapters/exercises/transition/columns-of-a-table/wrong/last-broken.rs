// message: you give the last broken column, not the first
/// The first column that does not hold each rank once; `None` if all of them do. `moves` is
/// at least 1, and the rows are complete. An entry may be too large for a rank: it may be any
/// `usize`. The table may be empty, and it may have thousands of rows.
pub fn broken_column(table: &[usize], moves: usize) -> Option<usize> {
    let rows = table.len() / moves;
    (0..moves).rev().find(|m| {
        let mut seen = vec![false; rows];
        (0..rows).any(|t| {
            let to = table[t * moves + m];
            to >= rows || std::mem::replace(&mut seen[to], true)
        })
    })
}
