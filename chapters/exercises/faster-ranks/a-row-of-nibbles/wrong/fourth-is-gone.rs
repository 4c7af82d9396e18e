// message: after_three() gives 0x02110, which is not it.
pub fn after_two() -> u64 {
    0x22110
}

pub fn after_three() -> u64 {
    0x02110
}
