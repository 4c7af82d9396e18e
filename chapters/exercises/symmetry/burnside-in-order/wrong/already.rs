// message: the pairs have not been counted already
pub fn order() -> &'static str {
    "DBAFEC"
}
