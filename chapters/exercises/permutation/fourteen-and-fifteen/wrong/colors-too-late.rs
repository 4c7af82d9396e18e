// message: order() puts B before A
pub fn order() -> &'static str {
    "DCFBAE"
}
