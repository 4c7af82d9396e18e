// message: 13 pieces have 6227020800 orders: do their ranks fit in 32 bits?
pub fn eight() -> u64 {
    2
}
pub fn nine() -> u64 {
    4
}
pub fn thirteen() -> u64 {
    4
}
