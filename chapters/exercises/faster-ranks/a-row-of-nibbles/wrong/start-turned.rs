// message: the number at the start, written from the other end
pub fn after_two() -> u64 {
    0x01234
}

pub fn after_three() -> u64 {
    0x01234
}
