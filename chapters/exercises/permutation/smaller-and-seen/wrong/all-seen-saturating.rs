// message: Only the smaller ones among them are missing on the right.
pub fn digit(piece: u8, seen: u64) -> u32 {
    u32::from(piece).saturating_sub(seen.count_ones())
}
