// message: These are all moves.
pub fn answer() -> u64 {
    34
}
