// message: B is about a step, and F makes it
pub fn order() -> &'static str {
    "ADBFGHEC"
}
