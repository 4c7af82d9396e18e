// message: none for a byte that is 0
pub fn rearrange(word: u64, mut look_up: impl FnMut(usize, u8) -> u64) -> u64 {
    let bytes = word.to_le_bytes().into_iter().enumerate();
    bytes.fold(0, |all, (b, byte)| all | look_up(b, byte))
}
