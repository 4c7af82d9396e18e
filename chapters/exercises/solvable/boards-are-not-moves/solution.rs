//! The function `moves` in `buggy.rs` is to say how many moves a board of the 2×2
//! puzzle needs at least to be solved, and `None` if it cannot be solved. A board is
//! given in reading order, with 0 for the blank; `[1, 2, 3, 0]` is solved.
//!
//! Two things are wrong with it. Write a test that finds both: it must fail on the
//! buggy code, it must fail if only one of the two is mended, and it must pass on code
//! that is right.

/// What is tested.
pub type Moves = fn([u8; 4]) -> Option<usize>;

/// Panics if `moves` is wrong.
pub fn test(moves: Moves) {
    // <answer>
    assert_eq!(moves([1, 2, 3, 0]), Some(0), "solved");
    assert_eq!(moves([1, 2, 0, 3]), Some(1), "one move");
    assert_eq!(moves([2, 1, 3, 0]), None, "it cannot be solved");
    // </answer>
}
