// message: That is the number at the start.
pub fn after_two() -> u64 {
    0x43210
}

pub fn after_three() -> u64 {
    0x43210
}
