// message: two are too few
pub fn two_small() -> u64 {
    (5040 + 729) * 6 * 2
}

pub fn one_large() -> u64 {
    5040 * 729 * 6 * 2
}
