// message: The tiles are not alike
pub fn five_five_five() -> u64 {
    3 * 4_368
}

pub fn six_six_three() -> u64 {
    2 * 8_008 + 560
}

pub fn seven_eight() -> u64 {
    11_440 + 12_870
}

pub fn looked_up() -> u32 {
    2
}
