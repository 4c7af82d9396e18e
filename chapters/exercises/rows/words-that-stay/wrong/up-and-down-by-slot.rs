// message: U turns no corner, and yet it sends corners to other slots
pub fn by_piece() -> u64 {
    10
}

pub fn by_slot() -> u64 {
    6
}
