//! `play(moves)` is to give the order of four pieces after `moves`, the first of them done
//! first, from solved. Entry `i` of a move is the slot from which slot `i` takes its piece.
//! One move gives itself, four equal quarter turns give the solved order, and the code in
//! `buggy.rs` does all that. Still it is wrong.
//!
//! Write a test that must panic, by `assert!` or `assert_eq!`, if `play` is the buggy one,
//! and must not if it is right.

/// Panics if `play` does not do what it is to do.
pub fn test(play: fn(&[[u8; 4]]) -> [u8; 4]) {
    // <answer>
    // Slots 0 and 1 exchange their pieces, then slots 1 and 2.
    assert_eq!(play(&[[1, 0, 2, 3], [0, 2, 1, 3]]), [1, 2, 0, 3]);
    // </answer>
}
