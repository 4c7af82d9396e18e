// message: It looks as if a place were one bit.
pub fn put(number: u64, place: u32, piece: u64) -> u64 {
    let below = number & ((1 << place) - 1);
    let above = number >> place << place << 4;
    above | piece << place | below
}
