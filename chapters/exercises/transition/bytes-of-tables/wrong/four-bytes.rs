// message: The entries of these tables have two bytes.
pub fn two_small() -> u64 {
    (5040 + 729) * 6 * 4
}

pub fn one_large() -> u64 {
    5040 * 729 * 6 * 4
}
