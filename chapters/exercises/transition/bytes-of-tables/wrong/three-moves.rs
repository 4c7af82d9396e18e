// message: both directions of a face are moves
pub fn two_small() -> u64 {
    (5040 + 729) * 3 * 2
}

pub fn one_large() -> u64 {
    5040 * 729 * 6 * 4
}
