//! Sixty-four orders of the same pieces stand side by side: `pm[i][l]` is the piece in slot `i` of
//! the order in lane `l`. Which of them are even? Give the answer as one number: bit `l` is 1 if
//! the order in lane `l` is even. There may be any number of pieces up to 20.
//!
//! If all lanes hold 0 1 2 3, which is even, all 64 bits are 1. If lane 0 holds 1 3 0 2 instead,
//! which has three inversions, bit 0 is 0, and the answer is `0xFFFF_FFFF_FFFF_FFFE`.

/// Bit `l` says whether the order in lane `l` is even.
pub fn even(pm: &[[u8; 64]]) -> u64 {
    // <answer>
    let mut odd = [false; 64];
    for i in 0..pm.len() {
        for j in i + 1..pm.len() {
            for l in 0..64 {
                odd[l] ^= pm[i][l] > pm[j][l];
            }
        }
    }
    (0..64).filter(|&l| !odd[l]).map(|l| 1 << l).sum()
    // </answer>
}
