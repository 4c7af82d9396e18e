// message: All ten states are found, but not all by a shortest path
pub fn answer() -> u64 {
    10
}
