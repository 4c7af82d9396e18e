// message: It looks as if you count the piece itself.
pub fn digit(piece: u8, seen: u64) -> u32 {
    let mut digit = 0;
    for q in 0..=piece {
        if seen & (1_u64 << q) == 0 {
            digit += 1;
        }
    }
    digit
}
