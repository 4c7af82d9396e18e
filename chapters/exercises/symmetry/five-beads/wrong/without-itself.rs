// message: Leaving the ring as it is counts as a symmetry
pub fn turned() -> u64 {
    (243 + 4 * 3) / 4
}

pub fn turned_over() -> u64 {
    39
}
