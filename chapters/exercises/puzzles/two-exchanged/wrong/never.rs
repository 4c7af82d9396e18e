// message: A rotation of 17 discs is even, but the turntable need not be.
pub fn answer() -> u64 {
    0
}
