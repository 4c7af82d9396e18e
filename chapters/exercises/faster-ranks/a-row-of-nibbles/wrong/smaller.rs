// message: the nibbles of the smaller pieces lose 1
pub fn after_two() -> u64 {
    0x43100
}
pub fn after_three() -> u64 {
    0x22110
}
