// message: It looks as if you multiply the two tables.
pub fn two_small() -> u64 {
    (5040 + 729) * 6 * 2
}
pub fn one_large() -> u64 {
    (5040 * 6 * 2) * (729 * 6 * 2)
}
