// message: The table of the orientations is missing.
pub fn two_small() -> u64 {
    5040 * 6 * 2
}

pub fn one_large() -> u64 {
    5040 * 729 * 6 * 4
}
