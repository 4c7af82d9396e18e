// message: the bytes are added up
pub fn sum(nibbles: u64) -> u64 {
    nibbles.wrapping_mul(0x0101_0101_0101_0101) >> 56
}
