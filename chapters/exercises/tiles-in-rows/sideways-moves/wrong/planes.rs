// message: So many planes there are.
pub fn answer() -> u64 {
    12
}
