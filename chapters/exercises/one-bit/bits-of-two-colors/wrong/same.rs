// message: Those have color 0.
pub fn color_0() -> u64 {
    60
}

pub fn color_1() -> u64 {
    60
}
