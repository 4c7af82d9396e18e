// message: cells with few moves are the likelier ones
pub fn answer() -> u64 {
    240 * 4 * 6 / (4 * 6 + 8 * 4 + 4 * 3)
}
