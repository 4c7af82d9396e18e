// message: order() puts F before C
pub fn order() -> &'static str {
    "D F C A B E"
}
