//! The code makes a pruning table of a coordinate: `index[p]` is the index of position
//! `p`, and `neighbors[p]` lists where the moves lead from it. Every move can be
//! undone. For each *position* it is to answer with a number of moves that it needs at
//! least, to get to `goal`; `None` promises that no moves lead there at all. If the
//! coordinate is not well defined, it may promise too much.
//!
//! Write a test with a graph and a coordinate for which the code gives some position a
//! bound that is larger than its distance, or `None` where there is a way. Right code
//! always gives lower bounds, but not always the same as another; so demand no more
//! than that a bound is not too large. (In Rust `None` is smaller than `Some(0)`;
//! compare with care.) Five positions are enough.

/// The code on trial: it is given `index`, `neighbors` and `goal`.
pub type Bounds = fn(&[usize], &[Vec<usize>], usize) -> Vec<Option<usize>>;

/// Panics if `bounds` gives a bound that is too large.
pub fn test(bounds: Bounds) {
    // <answer>
    // From goal 0 moves lead to 1 and 2, and from 2 on to 3. Positions 1 and 2 share an
    // index, and 1, which represents it, knows no way to 3.
    let neighbors = [vec![1, 2], vec![0], vec![0, 3], vec![2]];
    let bound = bounds(&[0, 1, 1, 2], &neighbors, 0)[3];
    assert!(bound.is_some_and(|bound| bound <= 2));
    // </answer>
}
