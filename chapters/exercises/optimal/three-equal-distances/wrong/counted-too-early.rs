// message: which turns lead into the subgroup
pub fn order() -> &'static str {
    "EBFDGAC"
}
