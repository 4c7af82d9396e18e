// message: E needs that what was there is there still
pub fn order() -> &'static str {
    "ADFBGEHC"
}
