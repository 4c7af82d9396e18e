// message: That is one layer.
pub fn color_0() -> u64 {
    39
}

pub fn color_1() -> u64 {
    62
}
