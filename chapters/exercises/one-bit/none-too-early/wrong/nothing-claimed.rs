// message: and B says what
pub fn order() -> &'static str {
    "ACBDEFGH"
}
