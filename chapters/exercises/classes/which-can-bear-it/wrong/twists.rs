// message: You name B,
pub fn bear() -> &'static str {
    "ABCEG"
}
