// message: It looks as if you shift the smaller pieces away
pub fn digit(piece: u8, seen: u64) -> u32 {
    piece as u32 - (seen >> piece).count_ones()
}
