// message: So many there are if rings may be turned only.
pub fn turned() -> u64 {
    51
}

pub fn turned_over() -> u64 {
    51
}
