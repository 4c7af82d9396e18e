// message: only if all twelve edges are seen
pub fn of_seven_edges() -> u64 {
    255_467_520
}
pub fn of_all_edges() -> u64 {
    980_995_276_800
}
pub fn of_corners_and_an_edge() -> u64 {
    2_116_316_160
}
