// message: Make only those of the first kind.
/// Exchanges each piece with the one in its slot, by neighbors: there and back.
pub fn exchanges(pm: &[u8]) -> Vec<usize> {
    let mut row = pm.to_vec();
    let mut made = Vec::new();
    for i in 0..row.len() {
        let j = row.iter().position(|&piece| piece as usize == i).unwrap();
        if i != j {
            row.swap(i, j);
            made.extend(i..j);
            made.extend((i..j - 1).rev());
        }
    }
    made
}
