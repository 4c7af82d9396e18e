// message: You name D,
pub fn bear() -> &'static str {
    "ACDEG"
}
