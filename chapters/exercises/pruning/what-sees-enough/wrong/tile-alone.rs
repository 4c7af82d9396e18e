// message: You name A,
pub fn well_defined() -> &'static str {
    "ABCEG"
}
