// message: That compares each slot with all eight.
pub fn one_by_one() -> u64 {
    4096
}
pub fn side_by_side() -> u64 {
    64
}
pub fn half_as_wide() -> u64 {
    128
}
