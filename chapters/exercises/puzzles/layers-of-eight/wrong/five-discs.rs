// message: That is for five discs.
pub fn answer() -> u64 {
    10
}
