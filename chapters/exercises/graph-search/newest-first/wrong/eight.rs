// message: Look again beyond the state opposite of 0
pub fn answer() -> u64 {
    8
}
