// message: It looks as if you read all five dials. The last one is left out.
pub fn last_row() -> [u8; 5] {
    [2, 2, 2, 2, 1]
}

pub fn last_rank() -> u64 {
    241
}
