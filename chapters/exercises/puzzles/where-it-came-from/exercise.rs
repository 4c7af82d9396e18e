//! A puzzle has the positions 0 to 99 and two moves. Move 0 *doubles* the number, and
//! move 1 *adds 3*. A move that would lead beyond 99 cannot be done; and 0 cannot be
//! doubled, since that would change nothing. No move takes another back: this is a
//! puzzle in which `undo` is not a move.
//!
//! Write `apply` and `undo`. Undoing a move leads to the position that the move came
//! from. So `undo(x, m)` is the position `y` for which `apply(y, m)` is `Some(x)`, or
//! `None` if there is no such position.
//!
//! ```text
//! apply(7, 0)   Some(14)          undo(14, 0)   Some(7)
//! apply(7, 1)   Some(10)          undo(10, 1)   Some(7)
//! apply(60, 0)  None              undo(7, 0)    None
//! ```
//!
//! Positions are below 100, and `m` is 0 or 1.

/// The position after move `m`, if it can be done.
pub fn apply(x: u64, m: usize) -> Option<u64> {
    todo!()
}

/// The position that move `m` makes this one of, if there is one.
pub fn undo(x: u64, m: usize) -> Option<u64> {
    todo!()
}
