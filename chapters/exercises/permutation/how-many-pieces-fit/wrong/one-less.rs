// message: 8 pieces have 40320 ranks
pub fn in_u8() -> u64 {
    5
}
pub fn in_u16() -> u64 {
    7
}
pub fn in_u32() -> u64 {
    12
}
pub fn even_in_u32() -> u64 {
    13
}
