// message: only those from it on make room
pub fn put(row: u64, place: u32, piece: u64) -> u64 {
    row << 4 | piece << (4 * place)
}
