// message: It looks as if your pieces are 1 to 5.
pub fn place() -> u64 {
    76
}
pub fn order() -> [u8; 5] {
    [3, 1, 4, 2, 5]
}
