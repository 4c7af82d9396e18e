// message: It looks as if you count the larger pieces to the right.
pub fn place() -> u64 {
    43
}
pub fn order() -> [u8; 5] {
    [2, 0, 3, 1, 4]
}
