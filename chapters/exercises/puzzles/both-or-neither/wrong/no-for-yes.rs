// message: yes and no were exchanged
fn pairs(row: &[u8]) -> usize {
    (0..row.len()).map(|i| row[i + 1..].iter().filter(|&&b| b < row[i]).count()).sum()
}

pub fn possible(corners: &[u8], edges: &[u8]) -> bool {
    (pairs(corners) + pairs(edges)) % 2 == 1
}
