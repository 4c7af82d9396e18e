// message: You have E
pub fn solvable() -> &'static str {
    "BCDE"
}
