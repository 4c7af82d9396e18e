// message: and the cube is not to be solved
pub fn another_axis() -> &'static str {
    "U"
}
pub fn the_inverse() -> &'static str {
    "U2 R"
}
pub fn nothing_seen() -> &'static str {
    "R R'"
}
