// message: So many are needed for ranks of 32 bits.
pub fn eight() -> u64 {
    4
}
pub fn nine() -> u64 {
    4
}
pub fn thirteen() -> u64 {
    4
}
