// message: each of them has several solutions
pub fn shortest_solutions() -> u64 {
    2
}
