// message: The blank is not seen
pub fn five_five_five() -> u64 {
    3 * 524_160 * 11
}

pub fn six_six_three() -> u64 {
    2 * 5_765_760 * 10 + 3_360 * 13
}

pub fn seven_eight() -> u64 {
    57_657_600 * 9 + 518_918_400 * 8
}

pub fn looked_up() -> u32 {
    2
}
