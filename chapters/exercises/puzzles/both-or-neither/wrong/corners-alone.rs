// message: Only one of the two rows is looked at
fn pairs(row: &[u8]) -> usize {
    (0..row.len()).map(|i| row[i + 1..].iter().filter(|&&b| b < row[i]).count()).sum()
}

pub fn possible(corners: &[u8], _edges: &[u8]) -> bool {
    pairs(corners) % 2 == 0
}
