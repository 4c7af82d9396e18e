// message: the number one piece earlier
pub fn after_two() -> u64 {
    0x33210
}
pub fn after_three() -> u64 {
    0x22110
}
