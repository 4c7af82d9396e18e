// message: do their ranks fit in 8 bits?
pub fn eight() -> u64 {
    1
}
pub fn nine() -> u64 {
    4
}
pub fn thirteen() -> u64 {
    8
}
