// message: It looks as if you go over the row only once.
pub fn exchanges(pm: &[u8]) -> Vec<usize> {
    let mut row = pm.to_vec();
    let mut made = Vec::new();
    for i in 0..row.len().saturating_sub(1) {
        if row[i] > row[i + 1] {
            row.swap(i, i + 1);
            made.push(i);
        }
    }
    made
}
