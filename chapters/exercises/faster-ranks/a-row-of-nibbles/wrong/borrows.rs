// message: It looks as if 1 is taken from a 0.
pub fn after_two() -> u64 {
    0x33109
}

pub fn after_three() -> u64 {
    0x22109
}
