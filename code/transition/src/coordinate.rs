//! What a coordinate is, and the law that every one keeps.

/// A numbering of positions, or of the part of a position that matters here.
///
/// Two laws make it useful. The first is checked by [`check_round_trip`]:
/// `rank(unrank(i)) == i` for every `i` in `0..count`. The second is what makes
/// a transition table possible: the rank after a move depends on the rank before
/// it and on nothing else. [`check_coordinate`](crate::check_coordinate) looks for both.
// ANCHOR: coordinate
pub trait Coordinate {
    /// What is numbered.
    type Position;

    /// How many numbers there are.
    fn count(&self) -> usize;

    /// The number of a position, in `0..count`.
    fn rank(&self, position: &Self::Position) -> usize;

    /// A position with this number. Where many have it, always the same one.
    ///
    /// `index` must be in `0..count`; beyond, it may panic or give any position.
    fn unrank(&self, index: usize) -> Self::Position;
}
// ANCHOR_END: coordinate

/// Checks that `rank(unrank(i)) == i` for every index.
///
/// # Errors
/// [`CoordinateError::RoundTrip`] with the first index that comes back as another.
///
/// # Complexity
/// O(count) ranks and unranks.
///
/// # Examples
/// ```
/// use transition::{CornerOrientation, check_round_trip};
///
/// assert!(check_round_trip(&CornerOrientation).is_ok());
/// ```
pub fn check_round_trip(coordinate: &impl Coordinate) -> Result<(), CoordinateError> {
    for index in 0..coordinate.count() {
        let back = coordinate.rank(&coordinate.unrank(index));
        if back != index {
            return Err(CoordinateError::RoundTrip { index, back });
        }
    }
    Ok(())
}

/// Why there is no transition table for a coordinate.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CoordinateError {
    /// An index comes back as another.
    #[error("rank(unrank({index})) is {back}, and must be {index}")]
    RoundTrip {
        /// The index.
        index: usize,
        /// What came back.
        back: usize,
    },
    /// A move leads to a rank that does not exist.
    #[error("move {m} takes {index} to rank {found}, which is not below {count}")]
    Range {
        /// The index before the move.
        index: usize,
        /// The number of the move.
        m: usize,
        /// The rank after it.
        found: usize,
        /// How many ranks there are.
        count: usize,
    },
    /// The ranks do not fit in the table's 32-bit entries.
    #[error("{count} ranks do not fit in 32-bit entries")]
    TooLarge {
        /// How many ranks there are.
        count: usize,
    },
}
