// message: You name D.
pub fn closable() -> &'static str {
    "ACDE"
}
