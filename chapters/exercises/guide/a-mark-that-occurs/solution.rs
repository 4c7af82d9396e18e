//! The function `distances` in `buggy.rs` is to find how many moves each position is
//! from position 0, or `None` if no moves lead there. `neighbors[p]` lists the
//! positions one move from `p`. It is the guide's scan, and like the guide it marks a
//! cell without a label with 50. For example, from 0 one can go to 1, and nobody can go
//! to 2:
//!
//! ```text
//! distances(&[vec![1], vec![0], vec![0]])   [Some(0), Some(1), None]
//! ```
//!
//! The pocket cube's table comes out right. Write a test that fails on the buggy code
//! and passes on code that is right.

/// What is tested: the neighbors of each position.
pub type Distances = fn(&[Vec<usize>]) -> Vec<Option<u64>>;

/// Panics if `distances` is wrong.
pub fn test(distances: Distances) {
    // <answer>
    let n = 100;
    let row: Vec<Vec<usize>> =
        (0..n).map(|p| if p + 1 < n { vec![p + 1] } else { vec![] }).collect();
    let expected: Vec<_> = (0..n as u64).map(Some).collect();
    assert_eq!(distances(&row), expected);
    // </answer>
}
