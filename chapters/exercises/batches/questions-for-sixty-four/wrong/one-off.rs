// message: The first of eight slots has seven to its right.
pub fn one_by_one() -> u64 {
    2304
}
pub fn side_by_side() -> u64 {
    36
}
pub fn half_as_wide() -> u64 {
    72
}
