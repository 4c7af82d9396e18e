// message: exchange from the first slot to the last
pub fn number_zero() -> [u8; 5] {
    [4, 0, 1, 2, 3]
}
pub fn solved() -> u64 {
    119
}
