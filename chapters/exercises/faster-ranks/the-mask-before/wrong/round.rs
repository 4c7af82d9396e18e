// message: Before the first mask of so many beads there is none.
pub fn before(beads: u64) -> Option<u64> {
    Some(combination::next_mask(!beads).map_or(beads, |holes| !holes))
}
