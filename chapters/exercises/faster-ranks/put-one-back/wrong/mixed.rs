// message: their bits are mixed
pub fn put(number: u64, place: u32, piece: u64) -> u64 {
    number | piece << (4 * place)
}
