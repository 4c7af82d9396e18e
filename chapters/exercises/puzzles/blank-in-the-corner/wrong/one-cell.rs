// message: That is for one cell
pub fn answer() -> u64 {
    240 / 16
}
