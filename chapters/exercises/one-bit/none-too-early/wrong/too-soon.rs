// message: G needs that nothing farther
pub fn order() -> &'static str {
    "ABCDEGFH"
}
