// message: You leave out D
pub fn solvable() -> &'static str {
    "BCE"
}
