// message: A row has an entry for each move.
pub fn two_small() -> u64 {
    (5040 + 729) * 2
}

pub fn one_large() -> u64 {
    5040 * 729 * 6 * 4
}
