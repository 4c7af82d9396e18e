// message: It is solved however it is held.
pub fn answer() -> u64 {
    1
}
