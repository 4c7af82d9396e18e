// message: did you forget `0x`?
pub fn after_two() -> u64 {
    22110
}

pub fn after_three() -> u64 {
    22110
}
