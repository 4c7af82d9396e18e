// message: It looks as if you add up.
pub fn two_small() -> u64 {
    (5040 + 729) * 6 * 2
}
pub fn one_large() -> u64 {
    (5040 + 729) * 6 * 4
}
