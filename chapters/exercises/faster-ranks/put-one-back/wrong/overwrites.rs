// message: the piece takes the place of the nibble that was there
pub fn put(number: u64, place: u32, piece: u64) -> u64 {
    number & !(15 << (4 * place)) | piece << (4 * place)
}
