// message: Those are the moves that do change the words.
pub fn by_piece() -> u64 {
    18 - 10
}

pub fn by_slot() -> u64 {
    0
}
