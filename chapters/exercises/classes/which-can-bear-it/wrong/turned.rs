// message: You name F,
pub fn bear() -> &'static str {
    "ACEFG"
}
