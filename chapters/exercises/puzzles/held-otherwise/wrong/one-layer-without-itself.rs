// message: The domino as it lay counts
pub fn answer() -> u64 {
    3
}
