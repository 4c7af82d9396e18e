// message: You name F.
pub fn closable() -> &'static str {
    "ACEF"
}
