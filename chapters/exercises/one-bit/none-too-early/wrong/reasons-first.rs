// message: E is about a step
pub fn order() -> &'static str {
    "ABCEDFGH"
}
