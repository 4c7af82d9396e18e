// message: The twist of the last corner follows
pub fn of_the_corners() -> u64 {
    6561
}
pub fn of_the_edges() -> u64 {
    1_013_760
}
pub fn of_the_cube() -> u64 {
    2_217_093_120
}
