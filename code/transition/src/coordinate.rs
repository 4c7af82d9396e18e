//! The trait of coordinates, and the check of its first law.

/// A coordinate: a numbering of positions, or of some property of positions.
///
/// A coordinate must keep two laws. The first, checked by [`check_round_trip`], is
/// `rank(unrank(i)) == i` for every `i` in `0..count`. The second makes transition tables
/// possible: the rank after a move depends only on the rank before it.
/// [`check_coordinate`](crate::check_coordinate) checks both.
// ANCHOR: coordinate
pub trait Coordinate {
    /// The type of positions.
    type Position;

    /// The number of ranks.
    fn count(&self) -> usize;

    /// The rank of a position, in `0..count`.
    fn rank(&self, position: &Self::Position) -> usize;

    /// A position with this rank: always the same one, if several have it.
    ///
    /// `index` must be in `0..count`; otherwise it may panic or give any position.
    fn unrank(&self, index: usize) -> Self::Position;
}
// ANCHOR_END: coordinate

/// Checks that `rank(unrank(i)) == i` for every index.
///
/// # Errors
/// [`CoordinateError::RoundTrip`] with the first index for which this does not hold.
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
        let rank = coordinate.rank(&coordinate.unrank(index));
        if rank != index {
            return Err(CoordinateError::RoundTrip { index, rank });
        }
    }
    Ok(())
}

/// Why there is no transition table for a coordinate.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CoordinateError {
    /// An index whose position has another rank.
    #[error("rank(unrank({index})) is {rank}, and must be {index}")]
    RoundTrip {
        /// The index.
        index: usize,
        /// The rank of the position of this index.
        rank: usize,
    },
    /// A move that gives a rank out of range.
    #[error("move {m} takes {index} to rank {found}, which is not below {count}")]
    Range {
        /// The index before the move.
        index: usize,
        /// The number of the move.
        m: usize,
        /// The rank after the move.
        found: usize,
        /// The number of ranks.
        count: usize,
    },
    /// Ranks that do not fit in the table's 32-bit entries.
    #[error("{count} ranks do not fit in 32-bit entries")]
    TooLarge {
        /// The number of ranks.
        count: usize,
    },
}
