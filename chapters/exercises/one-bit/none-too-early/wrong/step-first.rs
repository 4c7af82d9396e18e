// message: the induction must have its beginning, C
pub fn order() -> &'static str {
    "ABDCEFGH"
}
