// message: by which piece each piece was replaced
pub fn between(before: &[u8], after: &[u8]) -> Vec<u8> {
    let mut b = vec![0; before.len()];
    for i in 0..before.len() {
        b[after[i] as usize] = before[i];
    }
    b
}
