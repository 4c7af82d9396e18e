// message: order() puts F before C
pub fn order() -> &'static str {
    "DFCABE"
}
