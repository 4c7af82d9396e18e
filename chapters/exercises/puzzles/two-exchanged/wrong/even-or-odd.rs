// message: It looks as if it counts whether k is even or odd.
pub fn answer() -> u64 {
    7
}
