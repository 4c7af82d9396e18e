// message: Look for a position where one move brings both dials nearer.
pub fn larger_is_right() -> (u8, u8) {
    (0, 2)
}

pub fn sum_is_too_large() -> (u8, u8) {
    (0, 3)
}

pub fn sum_is_too_small() -> (u8, u8) {
    (1, 6)
}
