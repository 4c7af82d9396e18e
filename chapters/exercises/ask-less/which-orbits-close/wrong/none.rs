// message: You leave out A.
pub fn closable() -> &'static str {
    "CE"
}
