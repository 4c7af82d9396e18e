// message: It looks as if you took the pieces for the digits.
pub fn place() -> u64 {
    81
}
pub fn order() -> [u8; 5] {
    [2, 0, 3, 1, 4]
}
