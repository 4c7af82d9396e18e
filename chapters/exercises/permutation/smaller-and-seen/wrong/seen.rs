// message: It looks as if you count the smaller pieces that were seen.
pub fn digit(piece: u8, seen: u64) -> u32 {
    (seen & ((1 << piece) - 1)).count_ones()
}
