// message: A quarter turn of R turns four corners
pub fn by_piece() -> u64 {
    18
}

pub fn by_slot() -> u64 {
    0
}
