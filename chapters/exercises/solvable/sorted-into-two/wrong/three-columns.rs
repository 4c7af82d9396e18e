// message: You leave out C
pub fn solvable() -> &'static str {
    "B"
}
