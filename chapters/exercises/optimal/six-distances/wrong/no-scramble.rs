// message: which is no scramble
pub fn another_axis() -> &'static str {
    "UD"
}
pub fn the_inverse() -> &'static str {
    "U2, then R"
}
pub fn nothing_seen() -> &'static str {
    "X4"
}
