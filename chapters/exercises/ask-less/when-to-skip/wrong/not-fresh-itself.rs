// message: You name B, but
pub fn may_skip() -> &'static str {
    "ABCE"
}
