// message: That is one less, and it has another number of ones.
pub fn before(beads: u64) -> Option<u64> {
    beads.checked_sub(1)
}
