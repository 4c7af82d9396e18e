//! Four corners stand in a row of slots. `turned(ori, slots, twists)` is to give their
//! orientations after a move: `ori[i]` is how the piece in slot `i` is turned before it,
//! `slots[i]` is the slot from which slot `i` takes its piece, and `twists[i]` is added to
//! the piece that arrives in slot `i`. All orientations and twists are 0 to 2, and are added
//! mod 3. The code in `buggy.rs` has passed two tests: every move from solved is right, and
//! the total twist stays a multiple of 3.
//!
//! Write a test that must panic, by `assert!` or `assert_eq!`, if `turned` is the buggy
//! one, and must not if it is right.

/// Panics if `turned` does not do what it is to do.
pub fn test(turned: fn([u8; 4], [u8; 4], [u8; 4]) -> [u8; 4]) {
    todo!()
}
