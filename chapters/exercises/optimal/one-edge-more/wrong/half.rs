// message: in an order of either parity
pub fn of_seven_edges() -> u64 {
    510_935_040
}
pub fn of_all_edges() -> u64 {
    980_995_276_800
}
pub fn of_corners_and_an_edge() -> u64 {
    1_058_158_080
}
