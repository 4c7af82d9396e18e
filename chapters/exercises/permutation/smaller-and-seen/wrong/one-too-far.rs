// message: It looks as if you shift by `piece` + 1, which is 64 here.
pub fn digit(piece: u8, seen: u64) -> u32 {
    let up_to_piece = (1_u64 << (piece + 1)) - 1;
    u32::from(piece) - (seen & up_to_piece).count_ones()
}
