// message: You name B.
pub fn closable() -> &'static str {
    "ABCE"
}
