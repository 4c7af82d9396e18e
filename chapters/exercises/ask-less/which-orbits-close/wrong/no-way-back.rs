// message: You name G.
pub fn closable() -> &'static str {
    "ACEG"
}
