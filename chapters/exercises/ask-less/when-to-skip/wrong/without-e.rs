// message: You leave out E, and
pub fn may_skip() -> &'static str {
    "AC"
}
