// message: That is each neighbor of each stack. But
pub fn answer() -> u64 {
    120 * 4
}
