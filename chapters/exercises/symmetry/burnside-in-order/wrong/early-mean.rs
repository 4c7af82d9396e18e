// message: the sum over the symmetries must be known
pub fn order() -> &'static str {
    "DBAECF"
}
