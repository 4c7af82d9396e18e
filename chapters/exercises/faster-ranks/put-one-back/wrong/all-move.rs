// message: The nibbles below the place stay.
pub fn put(row: u64, place: u32, piece: u64) -> u64 {
    row << 4 & !(15 << (4 * place)) | piece << (4 * place)
}
