// message: a shift by 64 bits at once is not allowed
pub fn put(number: u64, place: u32, piece: u64) -> u64 {
    let shift = 4 * place;
    let below = number & ((1 << shift) - 1);
    (number >> shift) << (shift + 4) | piece << shift | below
}
