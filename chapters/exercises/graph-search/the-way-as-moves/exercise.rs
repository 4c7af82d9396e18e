//! A search keeps for each state that it finds the state it was found from, its parent,
//! and the move that led from the parent to it. Write the way from the start to `goal`
//! as moves, the first move first.
//!
//! States are numbers here. `found[s]` is `None` if `s` is the start, and else it is
//! `Some((parent, name))`: move `name` led from `parent` to `s`. For example, in
//!
//! ```text
//! found = [Some((2, 'R')), Some((0, 'U')), None]
//! ```
//!
//! the start is 2. The way to state 1 is `RU`: move `R` from 2 to 0, then move `U` from
//! 0 to 1. The way to state 2 is empty. You may assume that `goal` was found. A name may be
//! any `char`, such as `'→'`, and the way may be thousands of moves long.

/// The moves from the start to `goal`.
pub fn way(found: &[Option<(usize, char)>], goal: usize) -> String {
    todo!()
}
