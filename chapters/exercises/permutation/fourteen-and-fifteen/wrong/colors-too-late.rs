// message: order() puts B before A
pub fn order() -> &'static str {
    "D C F B A E"
}
