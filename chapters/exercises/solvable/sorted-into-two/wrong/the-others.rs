// message: You have A
pub fn solvable() -> &'static str {
    "AE"
}
