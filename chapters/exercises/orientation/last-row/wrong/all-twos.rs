// message: That is no multiple of 3, so this puzzle never shows it.
pub fn last_row() -> [u8; 5] {
    [2, 2, 2, 2, 2]
}

pub fn last_rank() -> u64 {
    80
}
