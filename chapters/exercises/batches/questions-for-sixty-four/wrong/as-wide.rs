// message: How many orders does one instruction serve here?
pub fn one_by_one() -> u64 {
    1792
}
pub fn side_by_side() -> u64 {
    28
}
pub fn half_as_wide() -> u64 {
    28
}
