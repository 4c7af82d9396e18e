// message: list them in the order in which they are made.
pub fn exchanges(pm: &[u8]) -> Vec<usize> {
    let mut row = pm.to_vec();
    let mut made = Vec::new();
    while let Some(i) = (1..row.len()).find(|&i| row[i - 1] > row[i]) {
        row.swap(i - 1, i);
        made.insert(0, i - 1);
    }
    made
}
