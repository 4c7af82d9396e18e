// message: You leave out C.
pub fn enough() -> &'static str {
    "BEF"
}
