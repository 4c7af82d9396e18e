// message: You leave out E: the blank
pub fn well_defined() -> &'static str {
    "BCG"
}
