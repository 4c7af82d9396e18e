// message: is it possible to reach both?
pub fn different() -> u32 {
    60
}
pub fn two_alike() -> u32 {
    30
}
pub fn three_alike() -> u32 {
    10
}
