// message: order() puts A before B, and the rightmost bead decides
pub fn order() -> &'static str {
    "FADCBE"
}
