// message: A is missing
pub fn order() -> &'static str {
    "DCFBE"
}
