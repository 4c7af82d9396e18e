// message: One state is missing. Is state 0 left out?
pub fn answer() -> u64 {
    6
}
