// message: The last of the seven orientations follows from the others
pub fn two_small() -> u64 {
    (5040 + 2187) * 6 * 2
}

pub fn one_large() -> u64 {
    5040 * 729 * 6 * 4
}
