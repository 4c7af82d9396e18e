// message: These are all moves, each one way.
pub fn answer() -> u64 {
    17
}
