//! Some rows to be stepped.
//!
//! ```
//! use rows::{Geometry, translation};
//!
//! // A geometry says what its rows are; a search hands it some of them, to be stepped.
//! let puzzle = translation::pyraminx();
//! assert_eq!((puzzle.rows(0), puzzle.width()), (360, 3 * 32));
//! ```

use crate::Layer;

/// Some rows of one color to be stepped, one after another, and what is known of them.
pub struct Rows<'a, W> {
    pub(crate) color: usize,
    /// The number of the first of them.
    pub(crate) first: usize,
    /// The rows that they gather from.
    pub(crate) source: Layer<'a, W>,
    pub(crate) words: &'a mut [W],
    /// What becomes `true` if a row is changed; before, its marks if they are `marked`, and
    /// else `false`.
    pub(crate) fresh: &'a mut [bool],
    /// How many places of each row have been seen.
    pub(crate) counts: &'a mut [u32],
    /// What is recorded of each row.
    pub(crate) cells: &'a mut [u8],
    /// What is written down of a new position.
    pub(crate) record: usize,
    /// Whether rows are a step behind, where the last step changed them: with one color,
    /// a step reads one store and writes the other.
    pub(crate) behind: bool,
    /// Whether rows hold what a search has seen, and nothing else, and have two colors: then their
    /// sources bring all of it again.
    pub(crate) searched: bool,
    /// Whether rows that something may come to are marked, and no others need be asked.
    pub(crate) marked: bool,
}
