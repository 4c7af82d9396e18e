// message: There are so many orders, and they are counted from 0.
pub fn number_zero() -> [u8; 5] {
    [1, 2, 3, 4, 0]
}
pub fn solved() -> u64 {
    120
}
