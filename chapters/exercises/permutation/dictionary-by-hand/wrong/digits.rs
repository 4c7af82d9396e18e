// message: Those are the digits.
pub fn place() -> u64 {
    76
}
pub fn order() -> [u8; 5] {
    [2, 0, 1, 0, 0]
}
