// message: It looks as if you count from 1
pub fn place() -> u64 {
    77
}
pub fn order() -> [u8; 5] {
    [2, 0, 3, 1, 4]
}
