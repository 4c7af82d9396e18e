//! A stabilizer chain solves its puzzle, if it keeps moves and not only permutations. Here
//! `chain[k][x]` is a list of moves that, one after another, bring point `k` to place `x`
//! and leave all points before `k` at home; or `None` if no moves do that. For the point's
//! own place it is the empty list.
//!
//! A move is known by its number: `moves[m]` says where it takes each point. Moves come in
//! pairs that undo each other: `m ^ 1` undoes `m`, so 0 and 1 undo each other, 2 and 3, and
//! so on.
//!
//! Solve the position `g`, in which point `k` is in place `g[k]`. Any moves will do that
//! bring every point home. They need not be few, but a search would take too long: there
//! are up to 12 points.
//!
//! Example: move 0 takes the points 0, 1, 2 to 1, 2, 0, and move 1 takes them back. In the
//! position 2 0 1, move 0 brings all points home. So do moves 1 and 1.

/// Moves that bring every point home, the first of them first; `None` if that cannot be
/// done.
pub fn home(
    moves: &[Vec<usize>],
    chain: &[Vec<Option<Vec<usize>>>],
    g: &[usize],
) -> Option<Vec<usize>> {
    todo!()
}
