// message: You leave out E.
pub fn closable() -> &'static str {
    "AC"
}
