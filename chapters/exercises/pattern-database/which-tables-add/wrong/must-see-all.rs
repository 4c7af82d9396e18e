// message: You leave out D
pub fn sums() -> &'static str {
    "AE"
}
