// message: A 1 alone has only 32 bits in Rust.
pub fn digit(piece: u8, seen: u64) -> u32 {
    let smaller = (1 << piece) - 1;
    let smaller: i32 = smaller;
    piece as u32 - (seen & smaller as u64).count_ones()
}
