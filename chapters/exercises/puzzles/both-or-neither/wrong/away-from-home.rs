// message: How many pieces are away from home says nothing of parity
fn away(row: &[u8]) -> usize {
    (0..row.len()).filter(|&i| usize::from(row[i]) != i).count()
}

pub fn possible(corners: &[u8], edges: &[u8]) -> bool {
    away(corners) % 2 == away(edges) % 2
}
