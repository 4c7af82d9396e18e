//! Write the search with rows, for any puzzle of 1 to 100 rows with 27 columns each, a word.
//! `sources[r]` says what a step brings into row `r`: each pair `(from, by)` brings the columns visited
//! in row `from`, translated by the vector `by`, a number from 0 to 26. Get such a word, translated,
//! by calling `bring(word, by)`. It only rearranges the bits.
//!
//! Give the layers, as in the chapter: how many positions there are at each distance from column 0
//! of row 0, up to the last that is not empty. For example, with one row that reads itself, by the
//! vector 1:
//!
//! ```text
//! layers(&[vec![(0, 1)]], bring)   [1, 1, 1]
//! ```
//!
//! The check counts the calls of `bring`. Do not look up what you can know without: a full row
//! gains nothing, and a row that the last step did not change gives nothing. That is enough. You
//! need not join words that come by the same vector.

/// How many positions there are at each distance.
pub fn layers(
    sources: &[Vec<(usize, u8)>],
    bring: &dyn Fn(u32, u8) -> u32,
) -> Vec<u32> {
    todo!()
}
