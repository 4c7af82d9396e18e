// message: from the highest bits
pub fn rearrange(word: u64, mut look_up: impl FnMut(usize, u8) -> u64) -> u64 {
    let bytes = word.to_be_bytes().into_iter().enumerate();
    bytes.filter(|it| it.1 != 0).fold(0, |all, (b, byte)| all | look_up(b, byte))
}
