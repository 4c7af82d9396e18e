// message: F may not be added
pub fn sums() -> &'static str {
    "ADEF"
}
