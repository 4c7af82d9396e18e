// message: every nibble loses 1 each time
pub fn after_two() -> u64 {
    0x22110
}
pub fn after_three() -> u64 {
    0x10000
}
