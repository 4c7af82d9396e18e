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
    // <answer>
    // Three positions in a ring: symmetry 1 goes a step on, symmetry 2 goes two.
    let images = [vec![0, 1, 2], vec![1, 2, 0], vec![2, 0, 1]];
    assert_eq!(to_smallest(&images), [0, 2, 1]);
    // </answer>
}
