// message: It looks as if you add up the entries.
pub fn broken_column(table: &[usize], moves: usize) -> Option<usize> {
    let rows = table.len() / moves;
    (0..moves).find(|&m| {
        let sum: usize = table.iter().skip(m).step_by(moves).sum();
        sum != (0..rows).sum()
    })
}
