// message: You leave out A
pub fn sums() -> &'static str {
    ""
}
