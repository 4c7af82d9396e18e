// message: Those are the moves of U and D.
pub fn by_piece() -> u64 {
    6
}

pub fn by_slot() -> u64 {
    0
}
