// message: 6 pieces have 720 ranks
pub fn in_u8() -> u64 {
    6
}
pub fn in_u16() -> u64 {
    8
}
pub fn in_u32() -> u64 {
    12
}
pub fn even_in_u32() -> u64 {
    13
}
