//! You know a row of pieces before and after a rearrangement. What was done in between?
//! Give it as the chapter writes moves: entry `i` is the slot from which slot `i` took its
//! piece. From 1 2 0 to 0 1 2, for instance: slot 0 now holds piece 0, which was in slot 2,
//! so the answer begins with 2. The whole is 2 0 1.

/// The move that turns `before` into `after`, which hold the same pieces, `0..n`, each
/// once. There may be none, and there may be 256, as many as a `u8` can tell apart.
pub fn between(before: &[u8], after: &[u8]) -> Vec<u8> {
    // <answer>
    let mut was_in = vec![0; before.len()];
    for slot in 0..before.len() {
        was_in[before[slot] as usize] = slot as u8;
    }
    after.iter().map(|&piece| was_in[piece as usize]).collect()
    // </answer>
}
