// message: Do you go over a long one often enough?
pub fn exchanges(pm: &[u8]) -> Vec<usize> {
    let mut row = pm.to_vec();
    let mut made = Vec::new();
    for _ in 0..10 {
        for i in 1..row.len() {
            if row[i - 1] > row[i] {
                row.swap(i - 1, i);
                made.push(i - 1);
            }
        }
    }
    made
}
