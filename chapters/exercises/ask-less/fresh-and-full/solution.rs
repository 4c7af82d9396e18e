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
    // <answer>
    const FULL: u32 = (1 << 27) - 1;
    let count = |words: &[u32]| words.iter().map(|word| word.count_ones()).sum::<u32>();
    let mut seen = vec![0; sources.len()];
    let mut fresh = vec![false; sources.len()];
    (seen[0], fresh[0]) = (1, true);
    let mut layers = vec![1];
    loop {
        let mut next = seen.clone();
        for (row, asked) in sources.iter().enumerate() {
            for &(from, by) in asked {
                if seen[row] != FULL && fresh[from] {
                    next[row] |= bring(seen[from], by);
                }
            }
        }
        match count(&next) - count(&seen) {
            0 => return layers,
            new => layers.push(new),
        }
        fresh = next.iter().zip(&seen).map(|(next, seen)| next != seen).collect();
        seen = next;
    }
    // </answer>
}
