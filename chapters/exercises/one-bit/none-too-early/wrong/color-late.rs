// message: A is said before any step
pub fn order() -> &'static str {
    "BCDAEFGH"
}
