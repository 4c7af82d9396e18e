//! A label takes a byte. Two bits are enough if we keep only the *remainder* of the
//! distance when it is divided by 3, or "none". Say a position has the remainder 1. A
//! neighbor is one move nearer, just as far, or one move farther, so its remainder is
//! 0, 1 or 2. The remainder tells which, and that is all that a descent needs.
//!
//! The code in `buggy.rs` computes such labels. (They are right: its scan looks from the unlabeled
//! positions where their moves lead, so it measures distances *to* the goal, in one-way
//! graphs too.) Then it walks from `start` to `goal`, and takes the first neighbor in
//! the list whose remainder is one less. It is to answer with the smallest number of
//! moves to `goal`, or `None` if no moves lead there.
//!
//! It was tried on the pocket cube and on the 8-puzzle, and was always right. It is not
//! right for *every* graph. Write a test that fails on it, and passes on right code.
//! `neighbors[p]` lists where the moves lead from position `p`.

/// The code on trial: it is given `neighbors`, `goal` and `start`.
pub type Walk = fn(&[Vec<usize>], usize, usize) -> Option<usize>;

/// Panics if `walk` is wrong.
pub fn test(walk: Walk) {
    todo!()
}
