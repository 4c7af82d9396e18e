// message: It looks as if you shift by 64 − `piece`, which is 64 here
pub fn digit(piece: u8, seen: u64) -> u32 {
    u32::from(piece) - (seen << (64 - piece)).count_ones()
}
