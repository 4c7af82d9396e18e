// message: only if each slot is exchanged with itself
pub fn number_zero() -> [u8; 5] {
    [0, 1, 2, 3, 4]
}
pub fn solved() -> u64 {
    0
}
