// message: You name D,
pub fn well_defined() -> &'static str {
    "BCDEG"
}
