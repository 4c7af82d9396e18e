// message: Five is its distance
pub fn shortest_solutions() -> u64 {
    5
}
