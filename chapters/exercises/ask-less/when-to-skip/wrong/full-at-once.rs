// message: You name D, but
pub fn may_skip() -> &'static str {
    "ACDE"
}
