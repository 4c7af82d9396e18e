// message: only those from it on make room
pub fn put(number: u64, place: u32, piece: u64) -> u64 {
    number << 4 | piece << (4 * place)
}
