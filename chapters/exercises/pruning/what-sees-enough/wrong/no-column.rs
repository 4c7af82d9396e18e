// message: You leave out G,
pub fn well_defined() -> &'static str {
    "BCE"
}
