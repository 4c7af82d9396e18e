// message: Of the six orders of the three As
pub fn different() -> u32 {
    60
}
pub fn two_alike() -> u32 {
    60
}
pub fn three_alike() -> u32 {
    10
}
