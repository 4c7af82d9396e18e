// message: the flip of the last one follows
pub fn of_seven_edges() -> u64 {
    510_935_040
}
pub fn of_all_edges() -> u64 {
    1_961_990_553_600
}
pub fn of_corners_and_an_edge() -> u64 {
    2_116_316_160
}
