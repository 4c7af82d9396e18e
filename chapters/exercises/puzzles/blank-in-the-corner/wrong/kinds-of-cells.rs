// message: That is 2 of 2 + 3 + 4.
pub fn answer() -> u64 {
    240 * 2 / 9
}
