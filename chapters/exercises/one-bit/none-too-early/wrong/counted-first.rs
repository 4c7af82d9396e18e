// message: H counts what the other color has
pub fn order() -> &'static str {
    "ABCDEFHG"
}
