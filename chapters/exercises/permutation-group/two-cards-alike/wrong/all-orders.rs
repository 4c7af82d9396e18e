// message: all orders of five cards
pub fn different() -> u32 {
    120
}
pub fn two_alike() -> u32 {
    60
}
pub fn three_alike() -> u32 {
    20
}
