// message: You leave out E,
pub fn well_defined() -> &'static str {
    "BCG"
}
