// message: That is what step 7 has found
pub fn color_0() -> u64 {
    60
}

pub fn color_1() -> u64 {
    62
}
