// message: the right nibbles from the wrong end
pub fn after_two() -> u64 {
    0x01122
}

pub fn after_three() -> u64 {
    0x01122
}
