// message: An entry may be too large for a rank: then its column is broken.
pub fn broken_column(table: &[usize], moves: usize) -> Option<usize> {
    let rows = table.len() / moves;
    for m in 0..moves {
        let mut count = vec![0; rows];
        for t in 0..rows {
            count[table[t * moves + m]] += 1;
        }
        if count.iter().any(|&c| c != 1) {
            return Some(m);
        }
    }
    None
}
