// message: place() gives 77, which is not it.
pub fn place() -> u64 {
    77
}
pub fn order() -> [u8; 5] {
    [2, 0, 3, 1, 4]
}
