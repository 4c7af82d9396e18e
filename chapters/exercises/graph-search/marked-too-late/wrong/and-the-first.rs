// message: That is each neighbor of each stack, and the first.
pub fn answer() -> u64 {
    120 * 4 + 1
}
