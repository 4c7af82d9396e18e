// message: You name D.
pub fn enough() -> &'static str {
    "BCDEF"
}
