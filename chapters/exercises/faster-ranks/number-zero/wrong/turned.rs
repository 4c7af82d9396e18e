// message: That would be the order turned around.
pub fn number_zero() -> [u8; 5] {
    [4, 3, 2, 1, 0]
}

pub fn solved() -> u64 {
    119
}
