// message: It looks as if you read the table in the other direction
pub fn broken_column(table: &[usize], moves: usize) -> Option<usize> {
    let rows = table.len() / moves;
    (0..moves).find(|m| {
        let mut seen = vec![false; rows];
        (0..rows).any(|t| {
            let to = table[m * rows + t];
            to >= rows || std::mem::replace(&mut seen[to], true)
        })
    })
}
