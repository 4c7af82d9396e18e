// message: So many rows there are, and the first has the rank 0.
pub fn last_row() -> [u8; 5] {
    [2, 2, 2, 2, 1]
}

pub fn last_rank() -> u64 {
    81
}
