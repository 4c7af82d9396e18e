// message: the hardest order
pub fn shortest_solutions() -> u64 {
    16
}
