// message: Those of larger pieces, and there is none.
pub fn after_two() -> u64 {
    0x22110
}

pub fn after_three() -> u64 {
    0x11110
}
