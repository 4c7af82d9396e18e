// message: the induction must have its beginning, C, before it takes a step
pub fn order() -> &'static str {
    "FEAGBCD"
}
