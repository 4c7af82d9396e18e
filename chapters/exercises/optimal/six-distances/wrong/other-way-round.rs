// message: Look for a turn that the subgroup of U and D has
pub fn another_axis() -> &'static str {
    "R"
}
pub fn the_inverse() -> &'static str {
    "U2 R"
}
pub fn nothing_seen() -> &'static str {
    "U2"
}
