// message: One that names no row breaks the column as well.
use std::collections::HashSet;
pub fn broken_column(table: &[usize], moves: usize) -> Option<usize> {
    (0..moves).find(|&m| {
        let mut seen = HashSet::new();
        table.iter().skip(m).step_by(moves).any(|to| !seen.insert(to))
    })
}
