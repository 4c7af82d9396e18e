// message: the bits are read from the wrong end
pub fn digit(piece: u8, seen: u64) -> u32 {
    let mut digit = 0;
    for q in 0..piece {
        if seen >> (63 - q) & 1 == 0 {
            digit += 1;
        }
    }
    digit
}
