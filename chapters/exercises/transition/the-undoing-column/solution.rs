//! You are given the transition table of the orders of the pocket cube's corners, but not
//! the names of its moves. They are some turns of U, R and F in an unknown order, no two of
//! them alike, and the inverse of each is among them. A half turn is its own inverse. Which
//! move undoes move number `m`?
//!
//! The table is given as a function: `next(t, k)` looks up the rank after move `k` of rank
//! `t`. Rank 0 is the solved order. The check counts: one look-up more than there are moves
//! is enough.

/// The number of the move that undoes move `m`. The moves are `0..moves`.
pub fn undoing(moves: usize, m: usize, next: &dyn Fn(usize, usize) -> usize) -> usize {
    // <answer>
    let after = next(0, m);
    let back = (0..moves).find(|&k| next(after, k) == 0);
    back.expect("the inverse of each move is among the moves")
    // </answer>
}
