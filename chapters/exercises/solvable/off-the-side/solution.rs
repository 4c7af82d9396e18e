//! The function `layers` in `buggy.rs` is to count the boards of the 8-puzzle by their
//! distance from the solved board, which has its blank in the last cell:
//! `layers(depth)` is how many are 0, 1, 2 and so on up to `depth` moves away. If
//! `depth` is beyond the hardest board, it is all layers there are.
//!
//! In the buggy code the blank can walk off the side of the board. Write a test that
//! fails on it and passes on code that is right. Let the test be quick: a small `depth`
//! is enough. You can count the boards that you need with a pencil.

/// What is tested.
pub type Layers = fn(usize) -> Vec<usize>;

/// Panics if `layers` is wrong.
pub fn test(layers: Layers) {
    // <answer>
    assert_eq!(layers(2), [1, 2, 4]);
    // </answer>
}
