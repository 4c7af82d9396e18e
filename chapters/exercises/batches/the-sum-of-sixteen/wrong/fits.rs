// message: what is above is to
pub fn sum(nibbles: u64) -> u64 {
    let every_second = 0x0F0F_0F0F_0F0F_0F0F;
    let bytes = (nibbles & every_second) + (nibbles >> 4 & every_second);
    (bytes * 0x0101_0101_0101_0101) >> 56
}
