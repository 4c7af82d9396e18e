// message: You leave out E
pub fn sums() -> &'static str {
    "AD"
}
