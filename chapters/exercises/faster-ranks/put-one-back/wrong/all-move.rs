// message: The nibbles below the place stay.
pub fn put(number: u64, place: u32, piece: u64) -> u64 {
    number << 4 & !(15 << (4 * place)) | piece << (4 * place)
}
