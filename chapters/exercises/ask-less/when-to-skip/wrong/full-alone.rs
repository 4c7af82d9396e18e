// message: You leave out C, and
pub fn may_skip() -> &'static str {
    "A"
}
