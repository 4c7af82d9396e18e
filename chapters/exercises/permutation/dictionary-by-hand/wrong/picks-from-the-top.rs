// message: Right digits, wrong pick
pub fn place() -> u64 {
    76
}
pub fn order() -> [u8; 5] {
    [2, 4, 1, 3, 0]
}
