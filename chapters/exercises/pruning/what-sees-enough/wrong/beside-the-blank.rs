// message: You name F,
pub fn well_defined() -> &'static str {
    "BCEFG"
}
