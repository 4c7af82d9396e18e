// message: Each entry has two bytes
pub fn two_small() -> u64 {
    (5040 + 729) * 6
}

pub fn one_large() -> u64 {
    5040 * 729 * 6 * 4
}
