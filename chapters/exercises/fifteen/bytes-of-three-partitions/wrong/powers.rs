// message: Two tiles never lie in the same cell
pub fn five_five_five() -> u64 {
    3 * 16_u64.pow(5)
}

pub fn six_six_three() -> u64 {
    2 * 16_u64.pow(6) + 16_u64.pow(3)
}

pub fn seven_eight() -> u64 {
    16_u64.pow(7) + 16_u64.pow(8)
}

pub fn looked_up() -> u32 {
    2
}
