// message: there is no G among the answers
pub fn sums() -> &'static str {
    "AG"
}
