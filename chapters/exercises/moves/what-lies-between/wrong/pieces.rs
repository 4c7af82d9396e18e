// message: It looks as if you say which piece takes the place of which piece.
pub fn between(before: &[u8], after: &[u8]) -> Vec<u8> {
    let mut b = vec![0; before.len()];
    for i in 0..before.len() {
        b[before[i] as usize] = after[i];
    }
    b
}
