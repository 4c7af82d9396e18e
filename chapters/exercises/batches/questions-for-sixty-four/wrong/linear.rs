// message: asks one for each *pair* of slots
pub fn one_by_one() -> u64 {
    512
}
pub fn side_by_side() -> u64 {
    8
}
pub fn half_as_wide() -> u64 {
    16
}
