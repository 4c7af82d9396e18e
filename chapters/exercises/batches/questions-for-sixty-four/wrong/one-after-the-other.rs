// message: one instruction serves many orders
pub fn one_by_one() -> u64 {
    1792
}
pub fn side_by_side() -> u64 {
    1792
}
pub fn half_as_wide() -> u64 {
    1792
}
