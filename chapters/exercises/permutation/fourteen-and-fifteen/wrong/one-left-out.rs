// message: A is there 0 times
pub fn order() -> &'static str {
    "DCFBE"
}
