//! The code in `buggy.rs` computed the pocket cube's distances without a fault. It is to find,
//! for every position, the distance from `start`, or `None` if no moves lead there. All
//! distances in the test are to be below 200, so they fit in a byte. `neighbors[p]`
//! lists where the moves lead from position `p`.
//!
//! Write a test that fails on it, and passes on code that is right. You may build a
//! graph by a loop, and you need not look at all distances: one that is wrong is
//! enough.

/// The code on trial: it is given `neighbors` and `start`.
pub type Distances = fn(&[Vec<usize>], usize) -> Vec<Option<u8>>;

/// Panics if `distances` is wrong.
pub fn test(distances: Distances) {
    todo!()
}
