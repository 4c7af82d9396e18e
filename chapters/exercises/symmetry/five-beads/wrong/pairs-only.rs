// message: How many colors are there to choose?
pub fn turned() -> u64 {
    51
}

pub fn turned_over() -> u64 {
    30
}
