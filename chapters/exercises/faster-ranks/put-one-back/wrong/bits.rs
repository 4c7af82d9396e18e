// message: It looks as if a place were one bit.
pub fn put(row: u64, place: u32, piece: u64) -> u64 {
    let below = row & ((1 << place) - 1);
    let above = row >> place << place << 4;
    above | piece << place | below
}
