// message: Those are the positions at odd distances
pub fn color_0() -> u64 {
    92
}

pub fn color_1() -> u64 {
    60
}
