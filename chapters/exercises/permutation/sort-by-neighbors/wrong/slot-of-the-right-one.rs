// message: since it would reach slot 2
pub fn exchanges(pm: &[u8]) -> Vec<usize> {
    let mut row = pm.to_vec();
    let mut made = Vec::new();
    while let Some(i) = (1..row.len()).find(|&i| row[i - 1] > row[i]) {
        row.swap(i - 1, i);
        made.push(i);
    }
    made
}
