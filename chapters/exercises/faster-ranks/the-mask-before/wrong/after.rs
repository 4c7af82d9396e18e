// message: the mask that comes after
pub fn before(beads: u64) -> Option<u64> {
    combination::next_mask(beads)
}
