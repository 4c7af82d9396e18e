// message: It looks as if 5! were the first place value
pub fn place() -> u64 {
    76
}
pub fn order() -> [u8; 5] {
    [0, 3, 1, 4, 2]
}
