// message: You name F, but
pub fn may_skip() -> &'static str {
    "ACEF"
}
