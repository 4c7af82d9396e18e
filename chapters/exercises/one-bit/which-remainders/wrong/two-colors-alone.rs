// message: You leave out E.
pub fn enough() -> &'static str {
    "BC"
}
