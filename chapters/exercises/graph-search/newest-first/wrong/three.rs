// message: State 0 and its two neighbors are right.
pub fn answer() -> u64 {
    3
}
