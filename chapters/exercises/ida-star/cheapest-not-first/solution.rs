//! A road from one place to another has a cost. The function `cheapest` in `buggy.rs`
//! is to find what the cheapest way costs, all its roads together. Places are numbers,
//! and `roads[s]` lists the roads that begin at `s`: where each ends, and its cost,
//! which is at least 1. If there is no way, the answer is `None`. For example, here one
//! road leads from 0 to 1, and one from 1 to 2:
//!
//! ```text
//! cheapest(&[vec![(1, 5)], vec![(2, 4)], vec![]], 0, 2)   Some(9)
//! ```
//!
//! The code always looks next at the place that is cheapest to reach, which is right.
//! It still has a bug. Write a test that fails on the buggy code and passes on code
//! that is right.

/// What is tested: the roads from each place, the start, the goal.
pub type Cheapest = fn(&[Vec<(usize, u64)>], usize, usize) -> Option<u64>;

/// Panics if `cheapest` is wrong.
pub fn test(cheapest: Cheapest) {
    // <answer>
    let roads = [vec![(2, 10), (1, 1)], vec![(2, 1)], vec![]];
    assert_eq!(cheapest(&roads, 0, 2), Some(2));
    // </answer>
}
