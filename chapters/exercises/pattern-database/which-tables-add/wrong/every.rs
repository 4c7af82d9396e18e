// message: C may not be added
pub fn sums() -> &'static str {
    "ACDE"
}
