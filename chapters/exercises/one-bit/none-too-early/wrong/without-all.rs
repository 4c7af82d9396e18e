// message: G needs that all of the next
pub fn order() -> &'static str {
    "ABCDFGEH"
}
