// message: the smaller pieces to the left
pub fn place() -> u64 {
    2 * 2 + 1 * 1
}

pub fn order() -> [u8; 5] {
    [2, 0, 3, 1, 4]
}
