// message: The lower part has a nibble too many
pub fn put(number: u64, place: u32, piece: u64) -> u64 {
    let shift = 4 * place;
    let below = number & ((1 << (shift + 4)) - 1);
    let above = number >> shift << shift << 4;
    above | piece << shift | below
}
