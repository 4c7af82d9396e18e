// message: Both neighbors of state 0 get their label in the first step.
pub fn answer() -> u64 {
    2
}
