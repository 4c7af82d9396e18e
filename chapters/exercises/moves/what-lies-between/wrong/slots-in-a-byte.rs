// message: These are 256 pieces, one more than the largest `u8`
pub fn between(before: &[u8], after: &[u8]) -> Vec<u8> {
    let mut was_in = vec![0; before.len()];
    for slot in 0..before.len() as u8 {
        was_in[before[slot as usize] as usize] = slot;
    }
    after.iter().map(|&piece| was_in[piece as usize]).collect()
}
