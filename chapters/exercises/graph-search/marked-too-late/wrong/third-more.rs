// message: A third more is the 8-puzzle's number
pub fn answer() -> u64 {
    120 * 4 / 3
}
