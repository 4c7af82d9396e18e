// message: counted as one of those smaller than
pub fn after_two() -> u64 {
    0x12233
}

pub fn after_three() -> u64 {
    0x12233
}
