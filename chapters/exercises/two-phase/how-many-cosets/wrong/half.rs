// message: the two halves cancel
pub fn of_the_corners() -> u64 {
    2187
}
pub fn of_the_edges() -> u64 {
    1_013_760
}
pub fn of_the_cube() -> u64 {
    1_108_546_560
}
