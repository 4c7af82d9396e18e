// message: It looks as if you count nine moves.
pub fn two_small() -> u64 {
    (5040 + 729) * 9 * 2
}
pub fn one_large() -> u64 {
    0
}
