// message: You name A.
pub fn enough() -> &'static str {
    "ABCEF"
}
