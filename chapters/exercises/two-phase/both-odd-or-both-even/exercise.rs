//! The function `can_be` in `buggy.rs` is to say whether turns of Rubik's cube can bring its
//! corners and edges into given orders. `corners[i]` is the corner in slot `i`, from 0 to 7, and
//! `edges[i]` the edge, from 0 to 11. Twists and flips are not asked for.
//!
//! Write a test that fails on this code and passes on right code. It is also to fail on code that
//! looks at the corners alone, and on code that says that all orders can be.
//!
//! A quarter turn moves four corners in a ring and four edges in a ring. After U the corners are
//! 3 0 1 2 4 5 6 7, and the edges 3 0 1 2 4 5 6 7 8 9 10 11.

/// What is tested: the corners and the edges.
pub type CanBe = fn(&[u8; 8], &[u8; 12]) -> bool;

/// Panics if `can_be` is wrong.
pub fn test(can_be: CanBe) {
    todo!()
}
