//! A small puzzle has a few rows of three columns: its only digit is 0, 1 or 2. `sources[r]`
//! says what a step brings into row `r`: each pair `(from, by)` brings the columns visited in row
//! `from`, and their digit grows by `by` on the way, which is 0, 1 or 2.
//!
//! `layers(sources)` is to give how many positions there are at each distance from column 0 of
//! row 0, up to the last that moves reach. For example, one row that reads itself, with `by` 1:
//!
//! ```text
//! layers(&[vec![(0, 1)]])   [1, 1, 1]
//! ```
//!
//! The code in `buggy.rs` has a mistake. Another author has made the same mistake, but goes
//! through the rows from the last to the first. Write a test that must panic, by `assert!` or
//! `assert_eq!`, on both codes, and must not on right code. Puzzles of three rows are enough.

/// What is tested.
pub type Layers = fn(&[Vec<(usize, u32)>]) -> Vec<u32>;

/// Panics if `layers` does not do what it is to do.
pub fn test(layers: Layers) {
    todo!()
}
