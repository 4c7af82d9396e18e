// message: is there already
pub fn color_0() -> u64 {
    60
}

pub fn color_1() -> u64 {
    30
}
