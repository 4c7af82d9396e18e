//! `orientation::rank_zero_twist(ori, v)` ranks a row whose total twist is 0, and
//! trusts you: it takes 1 0 0 for 1 0 2. Put a guard at its door. A row is in the space
//! if each orientation is below `v` and the total twist is 0. Give `Some(rank)` for
//! such a row and `None` for every other.
//!
//! The row has 1 to 64 pieces, `v` is from 1 to 255, and the rank of each row in the space
//! fits in a `u64`. `rank_zero_twist` takes `v` as a `u64`, which `u64::from(v)` makes of it.
//!
//! For example, `rank(&[1, 0, 2], 3)` is `Some(3)`, and `rank(&[1, 0, 0], 3)` is
//! `None`.

/// The rank of a row among those with total twist 0, or `None` if it is not one of them.
pub fn rank(ori: &[u8], v: u8) -> Option<u64> {
    todo!()
}
