// message: You leave out B.
pub fn enough() -> &'static str {
    "CEF"
}
