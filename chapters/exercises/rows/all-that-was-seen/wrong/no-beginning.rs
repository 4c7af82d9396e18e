// message: the induction must have its beginning, D
pub fn order() -> &'static str {
    "AFBGHEDC"
}
