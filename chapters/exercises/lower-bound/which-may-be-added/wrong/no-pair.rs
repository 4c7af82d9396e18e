// message: there is no pair F
pub fn sums() -> &'static str {
    "ABF"
}
