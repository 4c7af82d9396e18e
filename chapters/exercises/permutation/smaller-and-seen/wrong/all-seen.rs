// message: That may be more than there are smaller ones.
pub fn digit(piece: u8, seen: u64) -> u32 {
    piece as u32 - seen.count_ones()
}
