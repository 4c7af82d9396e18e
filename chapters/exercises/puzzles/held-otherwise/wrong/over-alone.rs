// message: it may also be turned about its upright axis
pub fn answer() -> u64 {
    2
}
