// message: must be counted first
pub fn order() -> &'static str {
    "EBDGACF"
}
