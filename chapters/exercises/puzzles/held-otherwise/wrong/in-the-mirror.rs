// message: Did you count mirror images?
pub fn answer() -> u64 {
    16
}
