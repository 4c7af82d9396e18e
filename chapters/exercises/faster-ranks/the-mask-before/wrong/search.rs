// message: Do not search
pub fn before(beads: u64) -> Option<u64> {
    (0..beads).rev().find(|before| before.count_ones() == beads.count_ones())
}
