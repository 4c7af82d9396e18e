// message: You leave out C.
pub fn closable() -> &'static str {
    "A"
}
