// message: many a ring is its own image when it is turned over
pub fn turned() -> u64 {
    51
}

pub fn turned_over() -> u64 {
    26
}
