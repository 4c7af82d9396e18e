//! Is position `p` at most `left` moves from the goal? There is no table of distances,
//! but there is a lower bound: `bound(p)` moves at least. It is admissible. The goal is
//! position 0, with the bound 0, and `neighbors(p)` lists where the moves lead from
//! `p`. From some positions no moves may lead to the goal; then the answer is `false`.
//! `left` may be any number that a `usize` holds.
//!
//! The simplest search makes a move and asks the same question of the new position with
//! one move less, and so on, until it is at the goal or no moves are left. It needs no
//! memory, and without a bound it looks at a great many ways. So use the bound: at a
//! position that needs more moves than are left, turn back *before* you ask for its
//! neighbors. Take the neighbors in the order of their list, and stop as soon as the goal
//! is found.
//!
//! `neighbors` must not be called more often than that takes. You may look up bounds as
//! often as you like.

/// Do at most `left` moves lead from `p` to position 0?
pub fn within(
    p: usize,
    left: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
    bound: &dyn Fn(usize) -> usize,
) -> bool {
    todo!()
}
