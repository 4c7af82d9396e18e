// message: Number 0 is another order
pub fn number_zero() -> [u8; 5] {
    [1, 2, 3, 4, 0]
}

pub fn solved() -> u64 {
    0
}
