// message: The largest number is to be one of the inverse
pub fn another_axis() -> &'static str {
    "U"
}
pub fn the_inverse() -> &'static str {
    "U R"
}
pub fn nothing_seen() -> &'static str {
    "U2"
}
