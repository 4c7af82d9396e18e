// message: The position is not to be solved
pub fn larger_is_right() -> (u8, u8) {
    (0, 0)
}

pub fn sum_is_too_large() -> (u8, u8) {
    (1, 1)
}

pub fn sum_is_too_small() -> (u8, u8) {
    (1, 6)
}
