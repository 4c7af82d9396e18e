// message: 9 pieces have 362880 orders: do their ranks fit in 16 bits?
pub fn eight() -> u64 {
    2
}
pub fn nine() -> u64 {
    2
}
pub fn thirteen() -> u64 {
    8
}
