//! A combination can be given as the list of its beads' slots: 1, 3, 5 stands for the
//! row `. x . x . x`. Write its rank in colex order. The slots are given in increasing
//! order.
//!
//! Nobody tells you how many slots the row has. Why is that no loss? The last slot that there
//! may be is 63.
//!
//! `combination::comb(i, r)` says how many ways there are to choose `r` of `i` slots.
//! For example, `rank(&[1, 3, 5])` is 10 + 3 + 1 = 14.

/// The rank of the beads in these slots, which stand in increasing order.
pub fn rank(slots: &[usize]) -> u64 {
    todo!()
}
