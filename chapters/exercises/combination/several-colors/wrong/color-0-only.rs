// message: has the same slots in both. The other colors must count, too.
pub fn rank(row: &[u8]) -> u64 {
    combination::rank(row, 0)
}
