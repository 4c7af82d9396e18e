// message: their bits are mixed
pub fn put(row: u64, place: u32, piece: u64) -> u64 {
    row | piece << (4 * place)
}
