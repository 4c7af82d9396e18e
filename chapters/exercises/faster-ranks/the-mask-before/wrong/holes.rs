// message: Turn the bits once more.
pub fn before(beads: u64) -> Option<u64> {
    combination::next_mask(!beads)
}
