// message: That counts each pair of slots twice.
pub fn one_by_one() -> u64 {
    3584
}
pub fn side_by_side() -> u64 {
    56
}
pub fn half_as_wide() -> u64 {
    112
}
