// message: the bits are read from the other end
pub fn before(beads: u64) -> Option<u64> {
    combination::next_mask(beads.reverse_bits()).map(u64::reverse_bits)
}
