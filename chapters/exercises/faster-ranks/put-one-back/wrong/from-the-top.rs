// message: the place is counted from the top
pub fn put(number: u64, place: u32, piece: u64) -> u64 {
    let shift = 4 * (15 - place);
    let below = number & ((1 << shift) - 1);
    let above = number >> shift << shift << 4;
    above | piece << shift | below
}
