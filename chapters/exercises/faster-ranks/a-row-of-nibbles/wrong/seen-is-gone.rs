// message: the nibble of a piece that was seen becomes 0
pub fn after_two() -> u64 {
    0x20110
}

pub fn after_three() -> u64 {
    0x20110
}
