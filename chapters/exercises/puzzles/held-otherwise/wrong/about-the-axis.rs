// message: Can the lower layer be on top?
pub fn answer() -> u64 {
    4
}
