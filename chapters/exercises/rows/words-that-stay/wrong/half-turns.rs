// message: Those are the half turns of R, L, F and B.
pub fn by_piece() -> u64 {
    4
}

pub fn by_slot() -> u64 {
    0
}
