//! Write down the slots of the beads, in increasing order, and sort these lists like
//! words in a dictionary: by the first slot, then by the second, and so on. For two
//! beads in four slots that gives (0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3),
//! numbered from 0.
//!
//! Find the rank of a row in this order. `cm[i]` is 1 if there is a bead in slot `i`,
//! and 0 if not. So `rank(&[1, 0, 0, 1])` is 2, for its list is (0, 3). There are at most 64
//! slots.
//!
//! You may use `combination::rank(&cm, 1)`, which is the rank in colex order, and
//! `combination::comb`. There are only a few lines to write once you see what a mirror
//! does to the two orders.

/// The rank of the row `cm` in the dictionary's order of the lists of slots.
pub fn rank(cm: &[u8]) -> u64 {
    todo!()
}
