// message: Look for a position where each move that brings one dial nearer takes
pub fn larger_is_right() -> (u8, u8) {
    (2, 2)
}

pub fn sum_is_too_large() -> (u8, u8) {
    (2, 3)
}

pub fn sum_is_too_small() -> (u8, u8) {
    (3, 3)
}
