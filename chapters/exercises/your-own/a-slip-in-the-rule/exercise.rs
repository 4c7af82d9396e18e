//! The function `apply` in `buggy.rs` is to do a move of *Twiddle*: nine tiles lie in a
//! square, in reading order, and move 0, 2, 4 or 6 turns the four tiles of block A, B,
//! C or D *clockwise* by a quarter. Move 1, 3, 5 or 7 turns the same block back. A is
//! the block at the upper left, B at the upper right, C at the lower left and D at the
//! lower right:
//!
//! ```text
//! 0 1 2                    3 0 2
//! 3 4 5    move 0 leads to 4 1 5
//! 6 7 8                    6 7 8
//! ```
//!
//! There is a slip in one of the blocks. Write a test that fails on the buggy code and
//! passes on code that is right. The test is to find a slip in *any* of the four
//! blocks: it is tried on others, too.

/// What is tested: the tiles and the number of a move give the tiles after it.
pub type Apply = fn([u8; 9], usize) -> [u8; 9];

/// Panics if `apply` is wrong.
pub fn test(apply: Apply) {
    todo!()
}
