// message: only if the turn that is undone is in it
pub fn order() -> &'static str {
    "EBGDAFC"
}
