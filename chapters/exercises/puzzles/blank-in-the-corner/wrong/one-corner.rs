// message: That is for one corner. How many are there?
pub fn answer() -> u64 {
    240 * 2 / 48
}
