// message: a piece's own nibble loses 1 as well
pub fn after_two() -> u64 {
    0x21100
}
pub fn after_three() -> u64 {
    0x22110
}
