// message: 5 pieces have 120 ranks, and a u8 holds 256 numbers: they fit as well.
pub fn in_u8() -> u64 {
    4
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
