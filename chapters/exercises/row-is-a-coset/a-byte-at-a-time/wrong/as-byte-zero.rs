// message: every byte were looked up as byte 0
pub fn rearrange(word: u64, mut look_up: impl FnMut(usize, u8) -> u64) -> u64 {
    let bytes = word.to_le_bytes().into_iter().filter(|&byte| byte != 0);
    bytes.fold(0, |all, byte| all | look_up(0, byte))
}
