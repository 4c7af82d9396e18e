// message: You leave out E: the three corners
pub fn bear() -> &'static str {
    "ACG"
}
