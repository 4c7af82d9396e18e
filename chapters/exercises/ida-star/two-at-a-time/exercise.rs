//! On a sliding board the limits of IDA* rise by 2. So somebody wrote a search for any graph that raises the limit by 2 after each round. `moves[p]` lists where the moves lead from position `p`, `h[p]` is an
//! admissible bound of the distance to position 0, and the search begins at `start`. It returns the limit with which it has found the goal: that is to be the length of a shortest way.
//!
//! Write a test that fails on it and passes on right code. Give it a graph with a way from `start` to 0.

/// The code on trial: it is given `moves`, `h` and `start`.
pub type Search = fn(&[Vec<usize>], &[usize], usize) -> usize;

/// Panics if `search` is wrong.
pub fn test(search: Search) {
    todo!()
}
