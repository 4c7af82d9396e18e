//! The code is given all images: `images[s][p]` is the image of position `p` under symmetry `s`.
//! For each position it is to say which symmetry takes it *to* the smallest position of its
//! class; of several, the one with the smallest number.
//!
//! Write a test that fails on this code and passes on right code. The symmetries must be
//! a group: symmetry 0 leaves everything as it is, each row of `images` has each position once, and
//! what two symmetries make, one after the other, is a row again.
//!
//! Example: two positions, and symmetry 1 exchanges them. With `images` `[[0, 1], [1, 0]]` the
//! answer is `[0, 1]`.

/// The code on trial: it is given `images`.
pub type ToSmallest = fn(&[Vec<usize>]) -> Vec<usize>;

/// Panics if `to_smallest` is wrong.
pub fn test(to_smallest: ToSmallest) {
    todo!()
}
