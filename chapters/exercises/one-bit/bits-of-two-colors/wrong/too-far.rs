// message: are found by step 8
pub fn color_0() -> u64 {
    176
}

pub fn color_1() -> u64 {
    92
}
