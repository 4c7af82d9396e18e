// message: The domino as it lay is one of the ways
pub fn answer() -> u64 {
    7
}
