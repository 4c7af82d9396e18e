// message: the place is counted from the top
pub fn put(row: u64, place: u32, piece: u64) -> u64 {
    let shift = 4 * (15 - place);
    let below = row & ((1 << shift) - 1);
    let above = row >> shift << shift << 4;
    above | piece << shift | below
}
