// message: Of five digits the first is worth 4!
pub fn place() -> u64 {
    3 * 120 + 2 * 6
}

pub fn order() -> [u8; 5] {
    [2, 0, 3, 1, 4]
}
