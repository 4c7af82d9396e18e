// message: not for each bit
pub fn rearrange(word: u64, mut look_up: impl FnMut(usize, u8) -> u64) -> u64 {
    let mut image = 0;
    for bit in 0..64 {
        if word >> bit & 1 == 1 {
            image |= look_up(bit / 8, 1 << (bit % 8));
        }
    }
    image
}
