//! A program has put all positions into classes, and is to say how many *positions* are at
//! each distance. It is given for each position `p` the first position of its class,
//! `first[p]`, and its distance, `distance[p]`; and how many symmetries there are.
//! All positions of a class have the same distance. The answer has the number of positions at
//! distance 0, at distance 1, and so on up to the largest.
//!
//! Write a test that fails on this code and passes on right code. Your classes need not
//! come from a puzzle, but the number of positions in a class must divide the number of
//! symmetries, as it always does.
//!
//! Example: `first` is `[0, 0, 2, 2]`, so positions 0 and 1 are a class, and 2 and 3
//! are one. With `distance` `[0, 0, 1, 1]` there are two positions at distance 0 and two at
//! distance 1: `[2, 2]`.

/// The code on trial: it is given `first`, `distance`, and the number of symmetries.
pub type Layers = fn(&[usize], &[usize], usize) -> Vec<usize>;

/// Panics if `layers` is wrong.
pub fn test(layers: Layers) {
    // <answer>
    // Two symmetries: position 0 is its own image, 1 and 2 are images of each other.
    assert_eq!(layers(&[0, 1, 1], &[0, 1, 1], 2), [1, 2]);
    // </answer>
}
