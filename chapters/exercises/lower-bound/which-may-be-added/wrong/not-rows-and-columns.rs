// message: You leave out B
pub fn sums() -> &'static str {
    "AE"
}
