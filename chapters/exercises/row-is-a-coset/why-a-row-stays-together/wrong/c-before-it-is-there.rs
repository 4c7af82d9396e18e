// message: nobody knows yet what c and
pub fn order() -> &'static str {
    "DEBCA"
}
