// message: Then the search goes on around the ring from state 9
pub fn answer() -> u64 {
    3
}
