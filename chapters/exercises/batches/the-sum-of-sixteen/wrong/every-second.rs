// message: every second nibble is left out
pub fn sum(nibbles: u64) -> u64 {
    (nibbles & 0x0F0F_0F0F_0F0F_0F0F).wrapping_mul(0x0101_0101_0101_0101) >> 56
}
