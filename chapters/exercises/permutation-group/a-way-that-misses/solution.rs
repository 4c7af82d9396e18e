//! `orbit(point, moves)` is to give every place that the moves can bring `point` to, its
//! home among them, and for each place one product of moves that brings it there.
//! Permutations say where each point goes, as in the chapter: `t[point]` is where `t`
//! brings the point.
//!
//! The code in `buggy.rs` was tried with one move and its powers, and all was right. Write
//! a test that fails on the buggy code and passes on code that is right. Right code may
//! have found its places in another order than the chapter's, and then it has other
//! products.
//!
//! The test is tried on other code that is wrong as well: some leaves out places. Every
//! move must be a permutation, all of as many points, and there is at least one move.
use std::collections::BTreeMap;

/// What is tested: a point and the moves give the places, each with its product.
pub type Orbit = fn(usize, &[Vec<usize>]) -> BTreeMap<usize, Vec<usize>>;

/// Panics if `orbit` is wrong.
pub fn test(orbit: Orbit) {
    // <answer>
    let moves = [vec![1, 0, 2], vec![0, 2, 1]];
    let places = orbit(0, &moves);
    assert_eq!(places.len(), 3);
    for (place, way) in places {
        assert_eq!(way[0], place);
    }
    // </answer>
}
