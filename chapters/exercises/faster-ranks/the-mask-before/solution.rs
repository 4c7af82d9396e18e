//! `combination::next_mask` gives the next larger number with as many ones. Give the next
//! *smaller* one: the mask of the rank before. After `0b0111` comes `0b1011`, so before
//! `0b1011` comes `0b0111`. Before the first mask, whose beads are all in the lowest slots, there
//! is none; with no bead there is none before either. The number of slots is 64.
//!
//! Do not search: there may be many numbers between the two. You may use the crate
//! `combination`. Or can you do without, as Gosper did?

/// The largest number below `beads` with as many ones.
pub fn before(beads: u64) -> Option<u64> {
    // <answer>
    combination::next_mask(!beads).map(|holes| !holes)
    // </answer>
}
