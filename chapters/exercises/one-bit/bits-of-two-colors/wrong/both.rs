// message: of both colors
pub fn color_0() -> u64 {
    152
}

pub fn color_1() -> u64 {
    92
}
