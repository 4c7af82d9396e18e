// message: and a scramble has 4 turns at most
pub fn another_axis() -> &'static str {
    "U"
}
pub fn the_inverse() -> &'static str {
    "U2 R F L D"
}
pub fn nothing_seen() -> &'static str {
    "U2"
}
