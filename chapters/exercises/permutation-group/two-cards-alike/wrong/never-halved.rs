// message: to take them around is even
pub fn different() -> u32 {
    60
}
pub fn two_alike() -> u32 {
    60
}
pub fn three_alike() -> u32 {
    60
}
