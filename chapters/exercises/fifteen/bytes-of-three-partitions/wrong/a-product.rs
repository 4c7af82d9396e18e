// message: their bytes are added
pub fn five_five_five() -> u64 {
    524_160 * 524_160 * 524_160
}

pub fn six_six_three() -> u64 {
    5_765_760 * 5_765_760 * 3_360
}

pub fn seven_eight() -> u64 {
    57_657_600 * 518_918_400
}

pub fn looked_up() -> u32 {
    2
}
